import { useQuery } from '@tanstack/react-query'
import { evidenceVerifierPath } from '#contract/practice/lecture-evidence.ts'
import { ProofNeeded } from '#web/features/practice/expert-sheets/cards/proof-needed.tsx'
import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { isDeviceUnproved, withProof } from '#web/features/practice/expert-sheets/state.ts'
import { fileSize } from '#web/ui/format/file-size.ts'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { SwitchRow } from '#web/ui/switch-row/switch-row.tsx'
import { lectureEvidenceMutations } from '../mutations.ts'
import { lectureEvidenceQueries } from '../queries.ts'
import { lectureEvidenceText } from '../text.ts'

/** What proves a lecture, the packs to download, and who may see it. */
export function EvidenceCard({ sheet }: { sheet: SheetAddress }) {
  const text = useText(lectureEvidenceText)
  const { data, error, refetch } = useQuery(lectureEvidenceQueries.evidence(sheet))
  if (error && !data)
    return (
      <Section title={text.evidence}>
        {isDeviceUnproved(error) ? (
          <ProofNeeded inline sheet={sheet} />
        ) : (
          <ListState status="error" inline onRetry={() => refetch()} />
        )}
      </Section>
    )
  if (!data) return null
  const { figures } = data
  const consent = (type: boolean) =>
    withProof({ sheet, scene: 'confirm' }, (code) =>
      lectureEvidenceMutations.consent({ ...sheet, type, code }),
    )
  return (
    <Section title={text.evidence}>
      <ListRow
        title={data.is_complete === 1 ? text.complete : text.missing(data.missing)}
        note={text.figures(figures.live_minutes, figures.most_viewers, figures.pictures)}
      />
      {data.packs.map((pack) => (
        <ListRow
          key={pack.pack_id}
          title={text.pack(pack.build_time)}
          note={`${fileSize(pack.bytes)} · SHA-256 ${pack.sha256.slice(0, 16)}…`}
          after={
            <Link href={pack.file_url} target="_blank">
              {text.download}
            </Link>
          }
        />
      ))}
      {data.packs.length > 0 && (
        <ListRow
          title={text.verify}
          note={text.verifyNote}
          after={
            <Link href={evidenceVerifierPath} target="_blank">
              {text.open}
            </Link>
          }
        />
      )}
      <SwitchRow
        label={text.sponsors}
        note={text.sponsorsNote}
        checked={data.shares_with_sponsors === 1}
        onChange={(isOn) => void consent(isOn)}
      />
    </Section>
  )
}
