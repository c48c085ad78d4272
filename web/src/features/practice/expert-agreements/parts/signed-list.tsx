import type { SignedAgreement } from '#contract/practice/expert-agreements.ts'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { separated } from '#web/ui/format/separated.ts'
import { expertAgreementText } from '../text.ts'

/** What was signed, latest first; each can be downloaded. */
export function SignedList({ signed }: { signed: SignedAgreement[] }) {
  const text = useText(expertAgreementText)
  if (signed.length === 0) return null
  return (
    <Section title={text.signedOnes}>
      {signed.map((each) => (
        <ListRow
          key={each.agreement_id}
          title={separated([each.party, each.signer, each.sign_time])}
          note={`${text.digest} ${each.sha256.slice(0, 16)}…`}
          after={
            <Link href={each.file_url} target="_blank">
              {text.download}
            </Link>
          }
        />
      ))}
    </Section>
  )
}
