import type { Db } from '#kernel/database.ts'
import { fillAgreement } from '#server/features/practice/expert-agreements/fill-text.ts'
import { selectSheet } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { selectAgreedSheetIds, updateTerms } from './expert-fees.queries.ts'

/** Moves dates; agreements that hold are then about the moved ones. Their PDFs show the dates of the first start. */
export async function shiftAgreements(db: Db, shiftDates: () => Promise<void>): Promise<void> {
  const sheetIds = await selectAgreedSheetIds(db)
  await shiftDates()
  for (const sheetId of sheetIds) {
    const row = await selectSheet(db, sheetId)
    if (row) await updateTerms(db, sheetId, (await fillAgreement(db, row)).terms)
  }
}
