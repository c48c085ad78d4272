import { failures } from '#contract/wire/failure.ts'
import { reportCalls, reportPageSize } from '#contract/meetings/reports.ts'
import { answer } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { summary } from '#kernel/pages/summary.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import { isNewVisit } from '#kernel/visits.ts'
import { presentMarkState } from '#server/features/community/marks/marks.present.ts'
import { selectMarkState } from '#server/features/community/marks/marks.queries.ts'
import { presentReport, presentReportItem } from './reports.present.ts'
import { addReportShare, addReportView, selectReport, selectReports } from './reports.queries.ts'
import type { ReportRow } from './reports.queries.ts'

async function findReport(db: Db, reportId: number): Promise<ReportRow> {
  const row = await selectReport(db, reportId)
  if (!row) throw refuse(failures.dataMissing, { detail: 'id' })
  return row
}

export const listReports = answer(reportCalls.list, async (input, { db }) => {
  const found = await readPage(input.page, reportPageSize, (limit, offset) =>
    selectReports(db, input.meeting_id, limit, offset),
  )
  return presentPage(found, presentReportItem)
})

export const getReport = answer(reportCalls.details, async (input, context) => {
  const { db, member } = context
  const row = await findReport(db, input.id)
  const isNew = await isNewVisit(context, `report ${row.report.id}`)
  const [marks] = await Promise.all([
    selectMarkState(db, member?.userId ?? 0, { itemType: 'report', itemId: row.report.id }),
    isNew && addReportView(db, row.report.id),
  ])
  const detail = presentReport(row, presentMarkState(marks))
  return { ...detail, view_num: detail.view_num + Number(isNew) }
})

export const shareReport = answer(reportCalls.share, async (input, context) => {
  const { report } = await findReport(context.db, input.id)
  const isNew = await isNewVisit(context, `share report ${report.id}`)
  return {
    title: report.title,
    description: summary(report.intro),
    image: report.cover,
    path: `/reportsDetail?id=${report.id}`,
    share_num: isNew ? await addReportShare(context.db, report.id) : report.share_count,
  }
})
