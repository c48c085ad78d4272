import { desc, eq, isNull, sql } from 'drizzle-orm'
import { feedbackFailures } from '#contract/people/feedback.ts'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import type { Review } from '#kernel/review/review.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { feedback } from './feedback.tables.ts'

export type FeedbackRow = typeof feedback.$inferSelect

export const insertFeedback = (db: Db, row: typeof feedback.$inferInsert) => db.insert(feedback).values(row)

const isOpen = isNull(feedback.answered_at)

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

export const selectFeedbackById = (db: Db, feedbackId: number) =>
  first(
    db
      .select(withSender)
      .from(feedback)
      .leftJoin(users, eq(users.id, feedback.user_id))
      .where(eq(feedback.id, feedbackId)),
  )

export type FeedbackWithSender = NonNullable<Awaited<ReturnType<typeof selectFeedbackById>>>

export const feedbackReview: Review = {
  table: feedback,
  id: feedback.id,
  isOpen,
  reviewedAt: feedback.answered_at,
  reviewerId: feedback.answered_by,
  notOpen: feedbackFailures.answered,
}
