import { feedbackCalls } from '#contract/people/feedback.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { offsetOf, presentPage } from '#kernel/paging.ts'
import { selectOwnFeedback } from './feedback.queries.ts'
import { presentOwnFeedback } from './feedback.present.ts'

const pageSize = 20

export const listOwnFeedback = answer(feedbackCalls.own, async ({ page }, context) => {
  const { userId } = memberOf(context)
  const rows = await selectOwnFeedback(context.db, userId, pageSize, offsetOf(page, pageSize))
  return presentPage(rows, page, pageSize, (row) => presentOwnFeedback(row.feedback))
})
