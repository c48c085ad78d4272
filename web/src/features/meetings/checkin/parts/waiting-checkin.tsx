import type { ReactNode } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { ReviewStatus } from '#web/ui/review-status/review-status.tsx'
import { checkinText } from '../text.ts'
import type { CheckinEntry } from '../use-checkin-queue.ts'
import './checkin-status.css'

type WaitingCheckinProps = {
  entry: CheckinEntry
  onRemove: (id: string) => Promise<void>
  children: ReactNode
}

/** A check-in that waits for a network, or that the server refused once there was one. */
export function WaitingCheckin({ entry, onRemove, children }: WaitingCheckinProps) {
  const text = useText(checkinText)
  const { problem } = entry
  return (
    <div className="checkin-status">
      {problem === undefined ? (
        <ReviewStatus is="open" title={text.queuedTitle}>
          <p>{text.queuedText}</p>
        </ReviewStatus>
      ) : (
        <>
          <ReviewStatus is="failed" title={text.queuedProblem} reason={problem} />
          <Button variant="primary" block onClick={() => onRemove(entry.id)}>
            {text.fillAgain}
          </Button>
        </>
      )}
      {children}
    </div>
  )
}
