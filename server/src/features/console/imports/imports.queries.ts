import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { imports } from './imports.tables.ts'

export type ImportRow = typeof imports.$inferSelect

export const insertImport = (db: Db, row: typeof imports.$inferInsert): Promise<ImportRow> =>
  only(db.insert(imports).values(row).returning())

export const selectImport = (db: Db, id: number) => first(db.select().from(imports).where(eq(imports.id, id)))

export const selectImportOf = (db: Db, id: number, operatorId: number) =>
  first(
    db
      .select()
      .from(imports)
      .where(and(eq(imports.id, id), eq(imports.operator_id, operatorId))),
  )

/** One batch after the other: a job that runs twice finds out how far the other one is. */
export const lockImport = (db: Db, id: number) =>
  first(db.select().from(imports).where(eq(imports.id, id)).for('update'))

export const updateImport = (
  db: Db,
  id: number,
  change: Partial<Pick<ImportRow, 'state' | 'done_rows' | 'report' | 'ids'>>,
) => db.update(imports).set(change).where(eq(imports.id, id))

export const deleteOldImports = (db: Db) =>
  db.delete(imports).where(lt(imports.created_at, sql`now() - interval '7 days'`))
