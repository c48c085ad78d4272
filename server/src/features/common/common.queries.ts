import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { files } from '#kernel/kernel.tables.ts'
import { answerRecords, appVersions, messages, publicityApplications } from './common.tables.ts'

export type PublicityRow = typeof publicityApplications.$inferSelect
type MessageRow = typeof messages.$inferSelect

type Answered = Pick<typeof answerRecords.$inferInsert, 'user_id' | 'item_type' | 'item_id'>

export const selectAppVersion = async (db: Db, versionType: number) => {
  const rows = await db.select().from(appVersions).where(eq(appVersions.version_type, versionType))
  return rows[0]
}

export const selectMessage = async (db: Db, messageId: number): Promise<MessageRow | undefined> => {
  const rows = await db.select().from(messages).where(eq(messages.id, messageId))
  return rows[0]
}

export const selectAnswerRecord = async (db: Db, answered: Answered) => {
  const rows = await db
    .select()
    .from(answerRecords)
    .where(
      and(
        eq(answerRecords.user_id, answered.user_id),
        eq(answerRecords.item_type, answered.item_type),
        eq(answerRecords.item_id, answered.item_id),
      ),
    )
  return rows[0]
}

/** False when this user has answered already: of several answers at once, one counts. */
export const insertAnswerRecord = async (db: Db, answered: Answered): Promise<boolean> => {
  const rows = await db.insert(answerRecords).values(answered).onConflictDoNothing().returning()
  return rows.length === 1
}

export const countAnswerRecords = async (db: Db, itemType: Answered['item_type'], itemId: number) => {
  const rows = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(answerRecords)
    .where(and(eq(answerRecords.item_type, itemType), eq(answerRecords.item_id, itemId)))
  return rows[0]!.count
}

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
