import type { MeetingDetail } from '#contract/meetings/meetings.ts'
import type { Language } from '#contract/wire/language.ts'
import type { ShareItem } from '#web/features/community/share/state.ts'
import { meetingTarget } from '#web/paths/meetings.ts'
import { timeRange } from '#web/ui/format/time-range.ts'

/** The share data of a meeting. */
export const shareOf = (meeting: MeetingDetail, now: number, language: Language): ShareItem => ({
  itemType: 'meeting',
  itemId: meeting.meeting_id,
  title: meeting.title,
  description: [timeRange(meeting.begin_time, meeting.end_time, now, language), meeting.speaker]
    .filter(Boolean)
    .join('\n'),
  image: meeting.cover,
  path: meetingTarget(meeting),
})
