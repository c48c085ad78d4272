import type { Db } from '#kernel/database.ts'
import { sheetChanges } from './expert-sheets.tables.ts'

/** Adds to the history of a sheet, in the transaction of what changed. */
export const insertChange = (db: Db, change: typeof sheetChanges.$inferInsert) =>
  db.insert(sheetChanges).values(change)
