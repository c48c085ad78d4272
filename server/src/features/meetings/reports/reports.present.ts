import { asBit } from '#contract/wire/fields.ts'
import type { MarkState } from '#contract/community/marks.ts'
import type { ReportDetail, ReportItem } from '#contract/meetings/reports.ts'
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
