import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { answerRecords } from './questionnaires.tables.ts'

type Answered = Pick<typeof answerRecords.$inferInsert, 'user_id' | 'item_type' | 'item_id'>

export const selectAnswerRecord = (db: Db, answered: Answered) =>
  first(
    db
      .select()
      .from(answerRecords)
      .where(
        and(
          eq(answerRecords.user_id, answered.user_id),
          eq(answerRecords.item_type, answered.item_type),
          eq(answerRecords.item_id, answered.item_id),
        ),
      ),
  )

/** False if this user has already answered; of concurrent answers only one counts. */
export const insertAnswerRecord = async (db: Db, answered: Answered): Promise<boolean> => {
  const rows = await db.insert(answerRecords).values(answered).onConflictDoNothing().returning()
  return rows.length === 1
}

export const countAnswerRecords = async (db: Db, itemType: Answered['item_type'], itemId: number) =>
  (
    await only(
      db
        .select({ count: sql<number>`count(*)::int` })
        .from(answerRecords)
        .where(and(eq(answerRecords.item_type, itemType), eq(answerRecords.item_id, itemId))),
    )
  ).count
