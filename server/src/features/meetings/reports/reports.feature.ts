import { defineFeature } from '#kernel/feature.ts'
import { getReport, listReports, shareReport } from './get-report.ts'
import { collectReport, praiseReport, uncollectReport } from './mark-report.ts'
import { reportsResource } from './reports.console.ts'
import { reportPages } from './reports.pages.ts'
import { reportItem } from './reports.items.ts'

export const reportsFeature = defineFeature({
  name: 'reports',
  resources: [reportsResource],
  calls: [listReports, getReport, shareReport, praiseReport, collectReport, uncollectReport],
  pages: reportPages,
  items: [reportItem],
})
