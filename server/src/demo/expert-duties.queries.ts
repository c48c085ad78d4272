import { asc } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { expertSheets } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'

export const selectSheetsOfTasks = (db: Db) =>
  db.select().from(expertSheets).orderBy(asc(expertSheets.task_id)).limit(2)
