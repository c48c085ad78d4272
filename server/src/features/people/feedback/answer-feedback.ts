import { failures } from '#contract/wire/failure.ts'
import { feedbackCalls, feedbackFailures, feedbackOperatorCalls } from '#contract/people/feedback.ts'
import { insertAccess } from '#kernel/access-log.queries.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { offsetOf, presentPage } from '#kernel/paging.ts'
import { selectFeedback, selectFeedbackById, selectOwnFeedback, updateAnswered } from './feedback.queries.ts'
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
  const { db, vault } = context
  const row = await selectFeedbackById(db, input.feedback_id)
  if (!row) throw refuse(failures.dataMissing, { detail: 'feedback_id' })
  await insertAccess(db, {
    user_id: row.feedback.user_id,
    reader_id: memberOf(context).userId,
    what: `feedback ${row.feedback.id}`,
  })
  return presentFeedback(row, vault, 'in full')
})

export const answerFeedback = answer(feedbackOperatorCalls.answer, async (input, context) => {
  const { db } = context
  if (!(await selectFeedbackById(db, input.feedback_id)))
    throw refuse(failures.dataMissing, { detail: 'feedback_id' })
  if (!(await updateAnswered(db, input.feedback_id, input.answer, memberOf(context).userId)))
    throw refuse(feedbackFailures.answered)
  return {}
})
