import { failures } from '#contract/wire/failure.ts'
import { feedbackCalls, feedbackOperatorCalls } from '#contract/people/feedback.ts'
import { insertAccess } from '#kernel/access-log.queries.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { offsetOf, presentPage } from '#kernel/paging.ts'
import { review } from '#kernel/review/review.ts'
import type { Context } from '#kernel/services.ts'
import { feedbackReview, selectFeedback, selectFeedbackById, selectOwnFeedback } from './feedback.queries.ts'
import { feedbackAnswered } from './feedback.notices.ts'
import { presentFeedback, presentOwnFeedback } from './feedback.present.ts'

const pageSize = 20

export const listOwnFeedback = answer(feedbackCalls.own, async ({ page }, context) => {
  const { userId } = memberOf(context)
  const rows = await selectOwnFeedback(context.db, userId, pageSize, offsetOf(page, pageSize))
  return presentPage(rows, page, pageSize, (row) => presentOwnFeedback(row.feedback))
})

export const listFeedback = answer(feedbackOperatorCalls.list, async ({ answered, page }, { db, vault }) => {
  const rows = await selectFeedback(db, answered, pageSize, offsetOf(page, pageSize))
  return presentPage(rows, page, pageSize, (row) => presentFeedback(row, vault, 'masked'))
})

export const getFeedbackDetail = answer(feedbackOperatorCalls.detail, async (input, context) => {
  const row = await find(context, input.feedback_id)
  await insertAccess(context.db, {
    user_id: row.feedback.user_id,
    reader_id: memberOf(context).userId,
    what: `feedback ${row.feedback.id}`,
  })
  return presentFeedback(row, context.vault, 'in full')
})

export const answerFeedback = answer(feedbackOperatorCalls.answer, async (input, context) => {
  const { feedback } = await find(context, input.feedback_id)
  await review(context, feedbackReview, {
    submission: { id: feedback.id, ownerId: feedback.user_id },
    verdict: { answer: input.answer },
    notice: feedbackAnswered.write({}),
  })
  return {}
})

async function find({ db }: Context, feedbackId: number) {
  const row = await selectFeedbackById(db, feedbackId)
  if (!row) throw refuse(failures.dataMissing, { detail: 'feedback_id' })
  return row
}
