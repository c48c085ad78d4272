import { asBit } from '#contract/wire/fields.ts'
import type { MarkState } from '#contract/community/marks.ts'
import type { ReportDetail, ReportItem } from '#contract/meetings/reports.ts'
import { sectionTypes } from '#contract/wire/items.ts'
import type { ListItem } from '#contract/wire/items.ts'
import { cleanRichText } from '#kernel/rich-text.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { ReportCardRow, ReportRow } from './reports.queries.ts'

export const presentReportItem = (row: ReportCardRow): ReportItem => ({
  report_id: row.id,
  meeting_id: row.meeting_id,
  title: row.title,
  cover: row.cover,
  intro: row.intro,
  source: row.source,
  own_time: shanghaiTime(row.published_at),
  view_num: row.view_count,
})

/** The card of an article: a report is read like one. */
export const presentReportAsListItem = (row: ReportCardRow): ListItem => ({
  id: row.id,
  title: row.title,
  cover: row.cover,
  type: sectionTypes.information,
  price: '',
  is_operation_review: 0,
  is_big_meeting: 0,
  session_id: 0,
  meeting_status_des: '',
  information_id: 0,
  intro: row.intro,
  own_time: shanghaiTime(row.published_at),
  course_type: 0,
  meeting_type: 0,
  operation_id: 0,
})

export const presentReport = (
  { report, meetingTitle, isBig }: ReportRow,
  marks: MarkState,
): ReportDetail => ({
  ...presentReportItem(report),
  content: cleanRichText(report.body),
  share_num: report.share_count,
  meeting_title: meetingTitle,
  is_big_meeting: asBit(isBig),
  ...marks,
})
