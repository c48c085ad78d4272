import { dutyCalls } from '#contract/practice/expert-duties.ts'
import { answer } from '#kernel/answer.ts'
import type { Context } from '#kernel/services.ts'
import { showSheet } from '#server/features/practice/expert-sheets/show-sheet.ts'
import { selectAllSheets } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { findSheet } from '#server/features/practice/expert-sheets/find-sheet.ts'
import { countDuties, findDuties } from './duty-sources.ts'
import { presentDuty } from './expert-duties.present.ts'

export const listDuties = answer(dutyCalls.list, async (input, context) => {
  const row = await findSheet(context, input)
  const [sheet, duties] = await Promise.all([showSheet(context.db, row), findDuties(context.db, [row])])
  return { sheet, duties: duties.map(presentDuty) }
})

export const listAllSheets = answer(dutyCalls.sheets, async (input, context) => {
  const { db } = context
  const rows = await sheetsShown(context, await findSheet(context, input))
  const duties = await findDuties(db, rows)
  return Promise.all(
    rows.map(async (row) => ({
      ...(await showSheet(db, row)),
      ...countDuties(duties.filter(({ sheetId }) => sheetId === row.sheet.id)),
    })),
  )
})

/** A code that was passed on opens its own sheet alone. */
const sheetsShown = async ({ db, member }: Context, row: SheetRow): Promise<SheetRow[]> =>
  member?.userId === row.sheet.user_id ? selectAllSheets(db, member.userId) : [row]
