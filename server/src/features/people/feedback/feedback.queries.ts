import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { feedback } from './feedback.tables.ts'

export type FeedbackRow = typeof feedback.$inferSelect

export const insertFeedback = (db: Db, row: typeof feedback.$inferInsert) => db.insert(feedback).values(row)

const total = sql<number>`(count(*) over ())::int`

export const selectOwnFeedback = (db: Db, userId: number, limit: number, offset: number) =>
  db
    .select({ feedback, total })
    .from(feedback)
    .where(eq(feedback.user_id, userId))
    .orderBy(desc(feedback.id))
    .limit(limit)
    .offset(offset)

const withSender = { feedback, truename: users.truename }

export const selectFeedback = (db: Db, isAnswered: boolean, limit: number, offset: number) =>
  db
    .select({ ...withSender, total })
    .from(feedback)
    .leftJoin(users, eq(users.id, feedback.user_id))
    .where(isAnswered ? isNotNull(feedback.answered_at) : isNull(feedback.answered_at))
    .orderBy(
      ...(isAnswered
        ? [desc(feedback.answered_at), desc(feedback.id)]
        : [asc(feedback.created_at), asc(feedback.id)]),
    )
    .limit(limit)
    .offset(offset)

export const selectFeedbackById = async (db: Db, feedbackId: number) => {
  const rows = await db
    .select(withSender)
    .from(feedback)
    .leftJoin(users, eq(users.id, feedback.user_id))
    .where(eq(feedback.id, feedbackId))
  return rows[0]
}

export type FeedbackWithSender = NonNullable<Awaited<ReturnType<typeof selectFeedbackById>>>

/** False when it has been answered meanwhile: of two operators one answers. */
export const updateAnswered = async (db: Db, feedbackId: number, answer: string, operatorId: number) => {
  const rows = await db
    .update(feedback)
    .set({ answer, answered_by: operatorId, answered_at: sql`now()` })
    .where(and(eq(feedback.id, feedbackId), isNull(feedback.answered_at)))
    .returning({ id: feedback.id })
  return rows.length === 1
}
