import type { ReactNode } from 'react'
import { checkinStates } from '#contract/meetings/checkin.ts'
import type { CheckinInfo } from '#contract/meetings/checkin.ts'
import { clock } from '#web/platform/clock.ts'
import { dateText } from '#web/ui/format/date-text.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { reviewOutcome } from '#web/ui/review-status/review-outcome.ts'
import { ReviewStatus } from '#web/ui/review-status/review-status.tsx'
import { checkinText } from '../text.ts'
import './checkin-status.css'

/** How a check-in that was handed in stands. */
export function CheckinStatus({ info, children }: { info: CheckinInfo; children?: ReactNode }) {
  const text = useText(checkinText)
  const language = useLanguage()
  const is = reviewOutcome(info.state, checkinStates)
  const titles = { passed: text.passedTitle, failed: text.failedTitle, open: text.underReviewTitle }
  return (
    <div className="checkin-status">
      <ReviewStatus
        is={is}
        title={titles[is]}
        reason={is === 'failed' ? `${text.reason}: ${info.reason}` : undefined}
      >
        {is === 'open' && <p>{text.underReviewText}</p>}
        {is === 'passed' && <p>{info.is_on_site === 1 ? text.onSite : text.passedText}</p>}
        {info.submitted_at && (
          <p>
            {text.submittedAt} {dateText(info.submitted_at, new Date(clock.now()), language)}
          </p>
        )}
      </ReviewStatus>
      {children}
    </div>
  )
}
