import type { HomeMeeting } from '#contract/discover/home.ts'
import type { Language } from '#contract/wire/language.ts'
import {
  presentMeeting,
  presentMeetingAsListItem,
} from '#server/features/meetings/meetings/meetings.present.ts'
import type { MeetingCardRow } from '#server/features/meetings/meetings/meetings.queries.ts'

export function presentHomeMeeting(row: MeetingCardRow, now: Date, language: Language): HomeMeeting {
  const meeting = presentMeeting(row, now)
  return {
    ...presentMeetingAsListItem(row, now, language),
    meeting_type: meeting.meeting_type,
    speaker_cover: meeting.speaker_cover,
    end_time: meeting.end_time,
    is_offline: meeting.is_offline,
    venue: meeting.venue,
    is_credit_meeting: meeting.is_credit_meeting,
    view_num: meeting.view_num,
    view_display_status: meeting.view_display_status,
  }
}
