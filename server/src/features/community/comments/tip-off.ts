import { commentCalls, commentFailures } from '#contract/community/comments.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Limit } from '#kernel/limits.ts'
import { findDiscussion } from '#server/features/community/items/find-item.ts'
import { insertTipOff } from './comments.queries.ts'
import { findComment, itemOf } from './find-comment.ts'

const perUser: Limit = { name: 'tip-off-user', max: 30, windowMs: 3600_000 }
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
