import { guestCalls, sheetStates } from '#contract/practice/expert-sheets.ts'
import { answer } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { presentHome } from './expert-sheets.present.ts'
import { selectDoctorOf, selectSheet } from './expert-sheets.queries.ts'
import type { SheetRow } from './expert-sheets.queries.ts'
import { findSheet } from './find-sheet.ts'

/** Who comes is public once they have confirmed; who was asked is not. */
export async function selectPublicSheet(
  db: Db,
  { id, guest_id }: { id: number; guest_id?: number },
): Promise<SheetRow | undefined> {
  const row = guest_id === undefined ? undefined : await selectSheet(db, guest_id)
  const isPublic = row?.sheet.task_id === id && row.sheet.status === sheetStates.confirmed
  return isPublic ? row : undefined
}

export const getHome = answer(guestCalls.home, async (input, context) => {
  const row = (await selectPublicSheet(context.db, input)) ?? (await findSheet(context, input))
  return presentHome(row, await selectDoctorOf(context.db, row.sheet.user_id))
})
