import { feedbackCalls, feedbackOperatorCalls } from '#contract/people/feedback.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { offsetOf, presentPage } from '#kernel/paging.ts'
import { selectFeedback, selectOwnFeedback } from './feedback.queries.ts'
import { presentFeedback, presentOwnFeedback } from './feedback.present.ts'
import { openFeedback, replyTo } from './reply-to.ts'

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

export const getFeedbackDetail = answer(feedbackOperatorCalls.detail, ({ feedback_id }, context) =>
  openFeedback(context, feedback_id),
)

export const answerFeedback = answer(feedbackOperatorCalls.answer, async (input, context) => {
  await replyTo(context, input.feedback_id, input.answer)
  return {}
})
