import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { files } from '#kernel/kernel.tables.ts'
import { publicityApplications } from './publicity.tables.ts'

export type PublicityRow = typeof publicityApplications.$inferSelect

/** Undefined when the user has an open application: the index decides, whatever arrives at the same time. */
export const insertPublicity = async (
  db: Db,
  application: typeof publicityApplications.$inferInsert,
): Promise<PublicityRow | undefined> => {
  const rows = await db.insert(publicityApplications).values(application).onConflictDoNothing().returning()
  return rows[0]
}

export const selectLatestPublicity = async (db: Db, userId: number): Promise<PublicityRow | undefined> => {
  const rows = await db
    .select()
    .from(publicityApplications)
    .where(eq(publicityApplications.user_id, userId))
    .orderBy(desc(publicityApplications.id))
    .limit(1)
  return rows[0]
}

/** The name that each file had when its owner uploaded it, by key. Files of others are not among them. */
export const selectNamesOfOwnFiles = async (
  db: Db,
  userId: number,
  keys: string[],
): Promise<Map<string, string>> => {
  if (keys.length === 0) return new Map()
  const rows = await db
    .select({ key: files.key, name: files.original_name })
    .from(files)
    .where(and(eq(files.owner_id, userId), inArray(files.key, keys)))
  return new Map(rows.map((row) => [row.key, row.name]))
}
