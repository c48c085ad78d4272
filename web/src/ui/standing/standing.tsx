import type { ReactNode } from 'react'
import { BadgeCheckIcon } from '#web/ui/icon/identity-icons.tsx'
import { ClockIcon } from '#web/ui/icon/media-icons.tsx'
import { AlertIcon } from '#web/ui/icon/state-icons.tsx'
import './standing.css'

type StandingProps = {
  is: 'open' | 'passed' | 'failed'
  title: string
  /** Why it failed. */
  reason?: string | undefined
  children?: ReactNode
}

/** How something that was handed in stands: waiting, passed, or failed and why. */
export function Standing({ is, title, reason, children }: StandingProps) {
  return (
    <div className="standing">
      <span className="standing-mark" data-is={is}>
        {is === 'passed' && <BadgeCheckIcon size="large" />}
        {is === 'failed' && <AlertIcon size="large" />}
        {is === 'open' && <ClockIcon size="large" />}
      </span>
      <h2>{title}</h2>
      {reason && <p className="standing-reason">{reason}</p>}
      {children}
    </div>
  )
}
