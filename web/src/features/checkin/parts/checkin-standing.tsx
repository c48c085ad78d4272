import type { ReactNode } from 'react'
import { checkinStates } from '#contract/checkin.ts'
import type { CheckinInfo } from '#contract/checkin.ts'
import { clock } from '#web/platform/clock.ts'
import { dateText } from '#web/ui/format/date-text.ts'
import { BadgeCheckIcon } from '#web/ui/icon/identity-icons.tsx'
import { ClockIcon } from '#web/ui/icon/media-icons.tsx'
import { AlertIcon } from '#web/ui/icon/state-icons.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { checkinText } from '../text.ts'
import './checkin-standing.css'

/** How a sign-in that was handed in stands. */
export function CheckinStanding({ info, children }: { info: CheckinInfo; children?: ReactNode }) {
  const text = useText(checkinText)
  const language = useLanguage()
  const is =
    info.state === checkinStates.passed ? 'passed' : info.state === checkinStates.failed ? 'failed' : 'open'
  const titles = { passed: text.passedTitle, failed: text.failedTitle, open: text.underReviewTitle }
  return (
    <div className="checkin-standing">
      <span className="checkin-standing-mark" data-is={is}>
        {is === 'passed' && <BadgeCheckIcon size="large" />}
        {is === 'failed' && <AlertIcon size="large" />}
        {is === 'open' && <ClockIcon size="large" />}
      </span>
      <h2>{titles[is]}</h2>
      {is === 'failed' && (
        <p className="checkin-standing-reason">
          {text.reason}: {info.reason}
        </p>
      )}
      {is === 'open' && <p>{text.underReviewText}</p>}
      {is === 'passed' && <p>{info.is_on_site === 1 ? text.onSite : text.passedText}</p>}
      {info.submitted_at && (
        <p>
          {text.submittedAt} {dateText(info.submitted_at, new Date(clock.now()), language)}
        </p>
      )}
      {children}
    </div>
  )
}
