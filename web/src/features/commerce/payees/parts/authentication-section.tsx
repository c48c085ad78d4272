import { useState } from 'react'
import { authenticationStates } from '#contract/commerce/payees.ts'
import type { Authentication } from '#contract/commerce/payees.ts'
import { clock } from '#web/platform/clock.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Facts } from '#web/ui/facts/facts.tsx'
import { dateText } from '#web/ui/format/date-text.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { reviewOutcome } from '#web/ui/review-status/review-outcome.ts'
import { ReviewStatus } from '#web/ui/review-status/review-status.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { payeeText } from '../text.ts'
import { AuthenticationForm } from './authentication-form.tsx'

/** The authentication: the form for it, or what became of it. */
export function AuthenticationSection({ authentication }: { authentication: Authentication }) {
  const text = useText(payeeText)
  const language = useLanguage()
  const [isAgain, setIsAgain] = useState(false)
  const { status, reason, truename, id_number, phone, submitted_at } = authentication
  const isFailed = status === authenticationStates.failed
  if (status === authenticationStates.none || (isFailed && isAgain))
    return (
      <Section title={text.authentication}>
        <AuthenticationForm truename={truename} onDone={() => setIsAgain(false)} />
      </Section>
    )
  const is = reviewOutcome(status, authenticationStates)
  return (
    <Section title={text.authentication}>
      <div className="payee-status">
        <ReviewStatus
          is={is}
          title={{ passed: text.passedTitle, failed: text.failedTitle, open: text.underReviewTitle }[is]}
          reason={isFailed ? `${text.reason}: ${reason}` : undefined}
        >
          {is === 'open' && <p>{text.underReviewText}</p>}
        </ReviewStatus>
        <Facts
          facts={[
            [text.truename, truename],
            [text.idNumber, id_number],
            [text.phone, phone],
            [text.submittedAt, dateText(submitted_at, new Date(clock.now()), language)],
          ]}
        />
      </div>
      {isFailed && (
        <div className="payee-actions">
          <Button variant="primary" block onClick={() => setIsAgain(true)}>
            {text.again}
          </Button>
        </div>
      )}
    </Section>
  )
}
