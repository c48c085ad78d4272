import type { ColumnDetail, ExpertRow } from '#contract/discover/browse.ts'
import { asBit } from '#contract/wire/fields.ts'
import { columnKinds, viewDisplay } from '#contract/wire/items.ts'
import type { ColumnItem } from '#contract/wire/items.ts'
import type { Language } from '#contract/wire/language.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { presentDoctorItem } from '#server/features/people/doctors/doctors.present.ts'
import { meetingTypeOf, presentMeeting } from '#server/features/meetings/meetings/meetings.present.ts'
import type { ColumnDetailRow, ColumnRow } from './columns.queries.ts'
import type { TopExpertRow } from './experts.queries.ts'

export const presentColumn = (row: ColumnRow, now: Date): ColumnItem => {
  const { meeting } = row
  return {
    subject_id: row.id,
    subject_theme: row.theme,
    subject_cover: row.cover,
    type: meeting ? columnKinds.meeting : columnKinds.articles,
    meeting_type: meeting ? meetingTypeOf(meeting, now) : 0,
    begin_time: meeting ? shanghaiTime(meeting.begin_at) : '',
    end_time: meeting ? shanghaiTime(meeting.end_at) : '',
    speaker: meeting?.speaker ?? '',
    meeting_id: meeting?.id ?? 0,
    view_num: meeting?.view_count ?? row.articleViews,
    view_display_status: meeting?.view_display_status ?? viewDisplay.shown,
    is_credit_meeting: asBit(meeting?.is_credit ?? false),
  }
}

export const presentColumnDetail = (row: ColumnDetailRow, now: Date, language: Language): ColumnDetail => ({
  ...presentColumn(row, now),
  intro: row.intro,
  college_id: row.college?.id ?? 0,
  college_name: (language === 'en' ? row.college?.name_en : row.college?.name) ?? '',
  meeting: row.meeting && presentMeeting(row.meeting, now),
})

export const presentExpertRow = (row: TopExpertRow): ExpertRow => ({
  ...presentDoctorItem(row),
  live_status: asBit(row.live),
  new_production_num: row.newWorks,
})
