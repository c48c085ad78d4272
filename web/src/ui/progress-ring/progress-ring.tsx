import type { ReactNode } from 'react'
import './progress-ring.css'

export type ProgressRingProps = {
  /** From 0 to 1. */
  share: number
  /** Inside the ring; says what the ring shows. */
  children: ReactNode
}

/** A share as part of a circle, around its number. */
export const ProgressRing = ({ share, children }: ProgressRingProps) => (
  <span className="progress-ring">
    <svg viewBox="0 0 36 36" aria-hidden="true" focusable="false">
      <circle className="progress-ring-track" cx="18" cy="18" r="16" pathLength="100" />
      {share > 0 && (
        <circle
          className="progress-ring-value"
          cx="18"
          cy="18"
          r="16"
          pathLength="100"
          strokeDasharray={`${Math.min(1, share) * 100} 100`}
        />
      )}
    </svg>
    <span className="progress-ring-words">{children}</span>
  </span>
)
