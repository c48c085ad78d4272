import { sheetCalls, sheetPageSize } from '#contract/practice/expert-sheets.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { offsetOf, pageOf } from '#kernel/paging.ts'
import { selectOpenSheets } from './expert-sheets.queries.ts'
import { showSheet } from './show-sheet.ts'

export const listSheets = answer(sheetCalls.own, async ({ page }, context) => {
  const { db } = context
  const offset = offsetOf(page, sheetPageSize)
  const rows = await selectOpenSheets(db, memberOf(context).userId, sheetPageSize, offset)
  const sheets = await Promise.all(rows.map((row) => showSheet(db, row)))
  return pageOf(sheets, rows[0]?.total ?? 0, page, sheetPageSize)
})
