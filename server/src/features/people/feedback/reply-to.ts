import type { FeedbackItem } from '#contract/people/feedback.ts'
import { failures } from '#contract/wire/failure.ts'
import { insertAccess } from '#kernel/access-log.queries.ts'
import { memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { review } from '#kernel/review/review.ts'
import type { Context } from '#kernel/services.ts'
import { feedbackReview, selectFeedbackById } from './feedback.queries.ts'
import { feedbackAnswered } from './feedback.notices.ts'
import { presentFeedback } from './feedback.present.ts'

/** Feedback with the number of its sender in full, for an operator whose look at it is noted. */
export async function openFeedback(context: Context, feedbackId: number): Promise<FeedbackItem> {
  const row = await find(context, feedbackId)
  await insertAccess(context.db, {
    user_id: row.feedback.user_id,
    reader_id: memberOf(context).userId,
    what: `feedback ${row.feedback.id}`,
  })
  return presentFeedback(row, context.vault, 'in full')
}

/** Answers feedback once, and tells its sender. */
export async function replyTo(context: Context, feedbackId: number, text: string): Promise<void> {
  const { feedback } = await find(context, feedbackId)
  await review(context, feedbackReview, {
    submission: { id: feedback.id, ownerId: feedback.user_id },
    verdict: { answer: text },
    notice: feedbackAnswered.write({}),
  })
}

async function find({ db }: Context, feedbackId: number) {
  const row = await selectFeedbackById(db, feedbackId)
  if (!row) throw refuse(failures.dataMissing, { detail: 'feedback_id' })
  return row
}
