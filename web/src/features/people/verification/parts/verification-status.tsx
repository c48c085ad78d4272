import { useState } from 'react'
import type { ReactNode } from 'react'
import { verificationStates } from '#contract/people/verification-states.ts'
import type { Verification } from '#contract/people/verification.ts'
import { dateText } from '#web/ui/format/date-text.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { reviewOutcome } from '#web/ui/review-status/review-outcome.ts'
import { ReviewStatus } from '#web/ui/review-status/review-status.tsx'
import { verificationText } from '../text.ts'
import './verification-status.css'

type VerificationStatusProps = { verification: Verification; children?: ReactNode }

/** How the verification stands, with what was handed in. */
export function VerificationStatus({ verification, children }: VerificationStatusProps) {
  const text = useText(verificationText)
  const language = useLanguage()
  const [now] = useState(() => new Date())
  const { state, reason, photos } = verification
  const is = reviewOutcome(state, verificationStates)
  const facts: [string, string][] = [
    [text.real_name, verification.real_name],
    [text.qualification_number, verification.qualification_number],
    [text.idShort, verification.id_number],
    [text.title, verification.title],
    [text.submittedAt, dateText(verification.submitted_at, now, language)],
    [text.reviewedAt, dateText(verification.reviewed_at, now, language)],
  ]
  return (
    <div className="verification-status">
      <ReviewStatus
        is={is}
        title={{ passed: text.passedTitle, failed: text.failedTitle, open: text.underReviewTitle }[is]}
        reason={is === 'failed' ? `${text.reason}: ${reason}` : undefined}
      >
        {is !== 'failed' && <p>{is === 'passed' ? text.passedText : text.underReviewText}</p>}
      </ReviewStatus>
      {children}
      <dl className="verification-status-facts">
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {photos.length > 0 && (
        <ul className="verification-status-photos" aria-label={text.photos}>
          {photos.map((url, at) => (
            <li key={url}>
              <Picture src={url} alt={text.photo(at + 1)} width={400} ratio="4 / 3" />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
