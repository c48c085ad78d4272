import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { expertSheets } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'

/** The first two sheets of the first task. */
export const selectTaskSheets = (db: Db) =>
  db
    .select({ id: expertSheets.id, task_id: expertSheets.task_id })
    .from(expertSheets)
    .where(eq(expertSheets.task_id, sql`(select min(task_id) from ${expertSheets})`))
    .orderBy(asc(expertSheets.id))
    .limit(2)
