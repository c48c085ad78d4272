import { defineItem } from '#kernel/items.ts'
import { presentReportAsListItem } from './reports.present.ts'
import { hasReport, selectReportsByIds, shownReports } from './reports.queries.ts'

export const reportItem = defineItem({
  type: 'report',
  exists: hasReport,
  shown: shownReports,
  cards: async (db, ids) => (await selectReportsByIds(db, ids)).map(presentReportAsListItem),
})
