import { figureCalls } from '#contract/console/figures.ts'
import { sponsorReportCalls } from '#contract/console/sponsor-reports.ts'
import type { SponsorReport } from '#contract/console/sponsor-reports.ts'
import { subjectCalls } from '#contract/library/subjects.ts'
import { api } from '#web/platform/api.ts'
import { queryOf } from '../queries.ts'

export type FiguresAsked = { from: string; until: string; subject_id: number }
export type ReportAsked = {
  company_id: number
  from: string
  until: string
  kind: SponsorReport['items'][number]['kind'] | ''
}

export const figureQueries = {
  figures: (asked: FiguresAsked) => queryOf(figureCalls.list, asked),
  subjects: () => queryOf(subjectCalls.allColleges, {}),
  sponsors: () => queryOf(sponsorReportCalls.companies, {}),
  report: (asked: ReportAsked) => queryOf(sponsorReportCalls.get, asked),
}

export const figureMutations = {
  workbook: (asked: FiguresAsked) => api(figureCalls.workbook, asked),
  reportWorkbook: (asked: ReportAsked) => api(sponsorReportCalls.workbook, asked),
}
