import { conferenceStates } from '#contract/practice/conferences.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { closesAt } from '#server/features/community/rooms/closes-at.ts'

export type ConferenceTimes = {
  begin_at: Date
  end_at: Date
  cancelled_at: Date | null
  /** When the host ended its room for all. */
  ended_at: Date | null
  /** The last sign of life of anybody in its room. */
  used_at: Date | null
}

/** A conference that was cancelled never began; one that its host ended is over before its time, and people inside overrun. */
export function statusOf(times: ConferenceTimes, now: Date): OneOf<typeof conferenceStates> {
  if (times.cancelled_at) return conferenceStates.cancelled
  if (times.ended_at || now >= closesAt(times.end_at, times.used_at)) return conferenceStates.ended
  return now >= times.begin_at ? conferenceStates.running : conferenceStates.coming
}
