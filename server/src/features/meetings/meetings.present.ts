import { meetingTypes, sectionTypes } from '#contract/items.ts'
import type { ListItem, MeetingItem } from '#contract/items.ts'
import type { Language } from '#contract/language.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { MeetingCardRow } from './meetings.queries.ts'

type Phase = Pick<MeetingCardRow, 'begin_at' | 'end_at' | 'is_offline' | 'has_stream'>

/** Where a meeting stands. One held only on site shows as in progress, whatever the hour. */
export function meetingTypeOf(meeting: Phase, now: Date): number {
  if (meeting.is_offline) return meetingTypes.inProgress
  if (now < meeting.begin_at) return meetingTypes.preview
  if (now >= meeting.end_at) return meetingTypes.review
  return meeting.has_stream ? meetingTypes.live : meetingTypes.inProgress
}

const statusText: Record<Language, Record<number, string>> = {
  zh: { 1: '预告', 2: '进行中', 3: '直播中', 4: '回放' },
  en: { 1: 'Preview', 2: 'In progress', 3: 'Live', 4: 'Playback' },
}

export const presentMeeting = (row: Omit<MeetingCardRow, 'total'>, now: Date): MeetingItem => ({
  meeting_id: row.id,
  is_big_meeting: row.is_big ? 1 : 0,
  selected_son_id: row.selected_son_id,
  parent_title: '',
  title: row.title,
  speaker: row.speaker,
  cover: row.cover,
  begin_time: shanghaiTime(row.begin_at),
  end_time: shanghaiTime(row.end_at),
  meeting_type: meetingTypeOf(row, now),
  is_offline: row.is_offline ? 1 : 0,
  is_credit_meeting: row.is_credit ? 1 : 0,
  view_num: row.view_count,
  view_display_status: row.view_display_status,
})

export const presentMeetingAsListItem = (
  row: Omit<MeetingCardRow, 'total'>,
  now: Date,
  language: Language,
): ListItem => {
  const type = meetingTypeOf(row, now)
  return {
    id: row.id,
    title: row.title,
    cover: row.cover,
    type: sectionTypes.meetings,
    price: '',
    is_operation_review: 0,
    is_big_meeting: row.is_big ? 1 : 0,
    session_id: row.selected_son_id,
    meeting_status_des: statusText[language][type] ?? '',
    information_id: 0,
    intro: row.speaker,
    own_time: shanghaiTime(row.begin_at),
    course_type: 0,
    meeting_type: type,
  }
}
