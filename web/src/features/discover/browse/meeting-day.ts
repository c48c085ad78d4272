import type { MeetingItem } from '#contract/wire/items.ts'
import { shanghaiMoment } from '#web/ui/format/shanghai-moment.ts'

/** The group of a meeting in the recent list: running now, or its first day. */
export const meetingDay = (meeting: Pick<MeetingItem, 'begin_time'>, now: number): string =>
  shanghaiMoment(meeting.begin_time) <= now ? 'now' : meeting.begin_time.slice(0, 10)
