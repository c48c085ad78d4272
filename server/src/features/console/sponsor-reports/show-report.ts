import { reportDimensions, sponsorReportCalls } from '#contract/console/sponsor-reports.ts'
import { answer } from '#kernel/answer.ts'
import { writeWorkbook } from '#kernel/files/write-workbook.ts'
import type { Cell } from '#kernel/files/workbook-parts.ts'
import { readReport } from './read-report.ts'
import { selectCompanies } from './sponsor-reports.queries.ts'
import { reportText } from './sponsor-reports.text.ts'

export const listSponsors = answer(sponsorReportCalls.companies, (_input, { db }) => selectCompanies(db))

export const getSponsorReport = answer(sponsorReportCalls.get, (input, context) => readReport(context, input))

export const writeSponsorWorkbook = answer(sponsorReportCalls.workbook, async (input, context) => {
  const report = await readReport(context, input)
  const text = reportText[context.caller.language]
  const rows: Cell[][] = [
    [report.company, `${input.from} – ${input.until}`],
    [text.rule],
    [],
    [text.month, text.people],
    ...report.months.map(({ month, people }) => [month, people]),
    [],
    [text.kind, text.title, text.people],
    ...report.items.map(({ kind, title, people }) => [text.kinds[kind], title, people]),
    ...reportDimensions.flatMap((dimension) => [
      [],
      [text.dimensions[dimension], text.people],
      ...report.groups[dimension].map(({ label, people }) => [label || text.others, people]),
    ]),
    [],
    [text.named, text.hospital, text.dimensions.department, text.dimensions.title, text.meeting, text.month],
    ...report.named.map((one) => [one.name, one.hospital, one.department, one.title, one.meeting, one.month]),
  ]
  return {
    file_name: `${text.file} ${report.company} ${input.from} ${input.until}.xlsx`,
    workbook: writeWorkbook(rows).toString('base64'),
  }
})
