import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { PatientDraft } from '#contract/practice/patients.ts'
import { useTimeText } from '#web/shell/use-time-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { consultationPaths } from '#web/paths/consultations.ts'
import { separated } from '#web/ui/format/separated.ts'
import { consultationText } from '../text.ts'

type DraftsProps = { drafts: UseInfiniteQueryResult<InfiniteData<{ data: PatientDraft[] }>> }

/** Patients about whom nobody has been asked yet. */
export function Drafts({ drafts }: DraftsProps) {
  const text = useText(consultationText)
  const { timeOf } = useTimeText()
  const rows = drafts.data?.pages.flatMap((page) => page.data) ?? []
  if (rows.length === 0 && !drafts.isError) return null
  return (
    <Section title={text.drafts}>
      {drafts.isError && <ListState status="error" inline onRetry={() => drafts.refetch()} />}
      {rows.map((draft) => (
        <ListRow
          key={draft.patient_id}
          href={consultationPaths.patient(draft.patient_id)}
          title={`${draft.name} · ${text.genders[draft.gender]} · ${text.age(draft.age)}`}
          note={separated([
            text.draftNote(timeOf(draft.save_time)),
            draft.attachment_num > 0 ? text.attachmentNum(draft.attachment_num) : '',
            draft.consent === 0 ? text.withoutConsent : '',
          ])}
        />
      ))}
      {drafts.hasNextPage && (
        <Button variant="quiet" block onClick={() => drafts.fetchNextPage()}>
          {text.more}
        </Button>
      )}
    </Section>
  )
}
