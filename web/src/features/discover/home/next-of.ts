import { shanghaiMinute } from '#web/ui/format/date-text.ts'

type Timed = { begin_time: string; end_time: string }

/** The meeting that goes on or comes next; the times are text in Shanghai, which sorts as they do. */
export function nextOf<Meeting extends Timed>(booked: readonly Meeting[], now: Date): Meeting | undefined {
  const minute = shanghaiMinute(now)
  return booked
    .filter(({ end_time }) => end_time > minute)
    .toSorted((one, other) => (one.begin_time < other.begin_time ? -1 : 1))[0]
}
