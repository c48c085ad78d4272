import { getReport, listReports, shareReport } from './get-report.ts'
import { collectReport, praiseReport, uncollectReport } from './mark-report.ts'

export const reportRoutes = [
  listReports,
  getReport,
  shareReport,
  praiseReport,
  collectReport,
  uncollectReport,
]
