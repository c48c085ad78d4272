import { mailStates } from '#contract/library/data-packages.ts'
import type { PackageMail } from '#contract/library/data-packages.ts'
import { clock } from '#web/platform/clock.ts'
import { Button } from '#web/ui/button/button.tsx'
import { dateText } from '#web/ui/format/date-text.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Tag } from '#web/ui/tag/tag.tsx'
import type { TagKind } from '#web/ui/tag/tag.tsx'
import { dataPackageMutations } from '../mutations.ts'
import { dataPackageText } from '../text.ts'
import './sent-mails.css'

const looks: Record<PackageMail['state'], TagKind> = {
  [mailStates.queued]: 'notice',
  [mailStates.sent]: 'credit',
  [mailStates.failed]: 'live',
}

type SentMailsProps = { packageId: number; mails: readonly PackageMail[] }

/** Where the package was sent, and with what result. */
export function SentMails({ packageId, mails }: SentMailsProps) {
  const text = useText(dataPackageText)
  const language = useLanguage()

  return (
    <ul className="sent-mails" aria-live="polite">
      {mails.map((mail) => (
        <li key={mail.mail_id} className="sent-mail">
          <span className="sent-mail-words">
            <span className="sent-mail-address">{mail.email}</span>
            <span className="sent-mail-time">
              {dateText(mail.sent_at || mail.created_at, new Date(clock.now()), language)}
            </span>
          </span>
          <Tag kind={looks[mail.state]}>{text.states[mail.state]}</Tag>
          {mail.state === mailStates.failed && (
            <Button
              small
              aria-label={text.retryOf(mail.email)}
              onClick={() => dataPackageMutations.sendToEmail({ id: packageId, email: mail.email })}
            >
              {text.retry}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
