import { feedbackCalls } from '#contract/people/feedback.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import { selectOwnFeedback } from './feedback.queries.ts'
import { presentOwnFeedback } from './feedback.present.ts'

const pageSize = 20

export const listOwnFeedback = answer(feedbackCalls.own, async ({ page }, context) => {
  const { userId } = memberOf(context)
  const found = await readPage(page, pageSize, (limit, offset) =>
    selectOwnFeedback(context.db, userId, limit, offset),
  )
  return presentPage(found, (row) => presentOwnFeedback(row.feedback))
})
