import { meetingTypes } from '#contract/wire/items.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { shanghaiMoment } from '#web/ui/format/shanghai-moment.ts'

type Phase = { meeting_type: OneOf<typeof meetingTypes>; begin_time: string; end_time: string }

/** Times have minute precision, so a phase change may be up to a minute late. */
const whileDue = 10_000
/** Timers cannot wait for weeks. */
const longest = 3600_000

/** Milliseconds until the phase of a meeting changes; false when it will not change any more. */
export function msToNextPhase(meeting: Phase, now: number): number | false {
  if (meeting.meeting_type === meetingTypes.review) return false
  const changesAt = shanghaiMoment(
    meeting.meeting_type === meetingTypes.preview ? meeting.begin_time : meeting.end_time,
  )
  if (Number.isNaN(changesAt)) return false
  const left = changesAt - now
  // An on-site meeting never changes phase; one whose change is long overdue is not polled either.
  if (left < -120_000) return false
  return left <= 0 ? whileDue : Math.min(left + 1000, longest)
}
