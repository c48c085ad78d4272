import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { only } from '#kernel/first-row.ts'
import { opinionTemplates } from './consultations.tables.ts'

export const selectTemplates = (db: Db, userId: number) =>
  db
    .select()
    .from(opinionTemplates)
    .where(eq(opinionTemplates.user_id, userId))
    .orderBy(asc(opinionTemplates.name))

export type TemplateRow = typeof opinionTemplates.$inferSelect

/** One of the same name is replaced. */
export const upsertTemplate = (
  db: Db,
  row: Pick<TemplateRow, 'user_id' | 'name' | 'opinion'>,
): Promise<TemplateRow> =>
  only(
    db
      .insert(opinionTemplates)
      .values(row)
      .onConflictDoUpdate({
        target: [opinionTemplates.user_id, opinionTemplates.name],
        set: { opinion: row.opinion, saved_at: sql`now()` },
      })
      .returning(),
  )

export const deleteTemplate = async (db: Db, templateId: number, userId: number): Promise<boolean> => {
  const rows = await db
    .delete(opinionTemplates)
    .where(and(eq(opinionTemplates.id, templateId), eq(opinionTemplates.user_id, userId)))
    .returning({ id: opinionTemplates.id })
  return rows.length > 0
}
