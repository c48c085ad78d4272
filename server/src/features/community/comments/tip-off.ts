import { commentCalls, commentOperatorCalls, commentFailures } from '#contract/community/comments.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Limit } from '#kernel/limits.ts'
import { offsetOf, presentPage } from '#kernel/paging.ts'
import { findDiscussion } from '#server/features/community/items/find-item.ts'
import { presentTippedOff } from './comments.present.ts'
import { insertTipOff, selectTippedOff } from './comments.queries.ts'
import { decideReports } from './decide-comment.ts'
import { findComment, itemOf } from './find-comment.ts'

const perUser: Limit = { name: 'tip-off-user', max: 30, windowMs: 3600_000 }
const pageSize = 20

export const tipOffComment = answer(commentCalls.tipOff, async (input, context) => {
  const { db, limits } = context
  const { userId } = memberOf(context)
  const row = await findComment(db, input.comment_id)
  await findDiscussion(context, itemOf(row), row.comment.schedule_id)
  await limits.spend(perUser, String(userId))
  if (!(await insertTipOff(db, input.comment_id, userId, input.reason)))
    throw refuse(commentFailures.alreadyTippedOff)
  return {}
})

export const listTipOffs = answer(commentOperatorCalls.list, async ({ page }, { db }) =>
  presentPage(
    await selectTippedOff(db, pageSize, offsetOf(page, pageSize)),
    page,
    pageSize,
    presentTippedOff,
  ),
)

export const decideTipOff = answer(commentOperatorCalls.decide, async (input, context) => {
  await decideReports(context, input.comment_id, { isHidden: input.type })
  return {}
})
