import { checkinFailures, staffEntrySeconds } from '#contract/meetings/checkin.ts'
import type { QueuedEntry } from '#web/shell/send-queue.ts'
import { createQueueHook } from '#web/shell/use-send-queue.ts'
import { checkinMutations } from './mutations.ts'

/** Somebody whom the staff checks in by number. */
export type VisitEntry = QueuedEntry & {
  meetingId: number
  scheduleId: number
  phone: string
  reason: string
}

export const useVisitQueue = createQueueHook({
  storeName: 'counter-entries',
  longestSeconds: staffEntrySeconds,
  send: ({ meetingId, scheduleId, phone, reason }: VisitEntry, secondsAgo) =>
    checkinMutations.byStaff({
      meeting_id: meetingId,
      schedule_id: scheduleId,
      phone,
      reason,
      seconds_ago: secondsAgo,
    }),
  // The answer to an earlier try was lost on the way.
  isSentBefore: (failure, secondsAgo) =>
    failure.status === checkinFailures.visitedAlready.status && secondsAgo > 0,
})
