import type { Db } from '#kernel/database.ts'
import { addMonths, monthOf } from './month.ts'
import type { MonthlyTable } from './monthly-table.ts'
import {
  beginRotation,
  createMonth,
  dropMonth,
  selectParts,
  selectStrayMonths,
} from './monthly-tables.queries.ts'

/** This month and the next two. */
const readyMonths = [0, 1, 2]

/** Creates the months to come, and those of rows that have none. */
export async function createMonths(db: Db, tables: MonthlyTable[], now: Date): Promise<void> {
  for (const table of tables)
    await db.transaction(async (db) => {
      await beginRotation(db)
      const present = new Set((await selectParts(db, table)).map(({ month }) => month))
      const ready = readyMonths.map((count) => addMonths(monthOf(now), count))
      const wanted = new Set([...ready, ...(await selectStrayMonths(db, table))])
      for (const month of wanted.difference(present)) await createMonth(db, table, month)
    })
}

/** Drops the months of which every row is old enough, one at a time: the table is locked while a month goes. */
export async function dropMonths(db: Db, tables: MonthlyTable[], now: Date): Promise<void> {
  for (const table of tables) {
    const oldest = addMonths(monthOf(now), -table.keptMonths)
    const selectOld = async (db: Db) =>
      (await selectParts(db, table)).find(({ month, isReduced }) => !isReduced && month < oldest)
    while (await selectOld(db))
      await db.transaction(async (db) => {
        await beginRotation(db)
        const old = await selectOld(db)
        if (old) await dropMonth(db, table, old)
      })
  }
}
