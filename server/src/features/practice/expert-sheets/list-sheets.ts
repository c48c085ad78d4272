import { sheetCalls, sheetPageSize } from '#contract/practice/expert-sheets.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { pageOf, readPage } from '#kernel/paging.ts'
import { selectOpenSheets } from './expert-sheets.queries.ts'
import { showSheet } from './show-sheet.ts'

export const listSheets = answer(sheetCalls.own, async ({ page }, context) => {
  const { db } = context
  const { userId } = memberOf(context)
  const { rows, total } = await readPage(page, sheetPageSize, (limit, offset) =>
    selectOpenSheets(db, userId, limit, offset),
  )
  const sheets = await Promise.all(rows.map((row) => showSheet(db, row)))
  return pageOf(sheets, total, page, sheetPageSize)
})
