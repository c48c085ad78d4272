import type { ReactNode } from 'react'
import { BadgeCheckIcon } from '#web/ui/icon/identity-icons.tsx'
import { ClockIcon } from '#web/ui/icon/media-icons.tsx'
import { AlertIcon } from '#web/ui/icon/state-icons.tsx'
import type { ReviewOutcome } from './review-outcome.ts'
import './review-status.css'

type ReviewStatusProps = {
  is: ReviewOutcome
  title?: string
  /** Why it failed. */
  reason?: string | undefined
  children?: ReactNode
}

/** The status of a reviewed submission: open, passed, or failed and why. */
export function ReviewStatus({ is, title, reason, children }: ReviewStatusProps) {
  return (
    <div className="review-status">
      <span className="review-status-mark" data-is={is}>
        {is === 'passed' && <BadgeCheckIcon size="large" />}
        {is === 'failed' && <AlertIcon size="large" />}
        {is === 'open' && <ClockIcon size="large" />}
      </span>
      {title && <h2>{title}</h2>}
      {reason && <p className="review-status-reason">{reason}</p>}
      {children}
    </div>
  )
}
