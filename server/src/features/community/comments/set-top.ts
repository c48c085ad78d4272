import { commentCalls, commentFailures, commentLimits } from '#contract/community/comments.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { userNoticed } from '#kernel/notice.ts'
import { refuseUnlessManager } from './comment-rights.ts'
import { commentPinned } from './comments.notices.ts'
import { presentComment } from './comments.present.ts'
import { countPinned, lockPins, updatePinned } from './comments.queries.ts'
import { findComment, itemOf } from './find-comment.ts'
import { publishPinned } from './publish-comment.ts'

export const setTop = answer(commentCalls.setTop, async (input, context) => {
  const { db } = context
  await refuseUnlessManager(context, itemOf(await findComment(db, input.comment_id)))
  const { comment, isNew } = await db.transaction((db) => pin(db, input.comment_id, input.type))
  await publishPinned(context, comment)
  if (isNew && comment.userid !== memberOf(context).userId) {
    const { content, item_type: itemType, item_id: itemId } = comment
    const notice = commentPinned.write({ comment: content, itemType, itemId })
    await context.events.publish(userNoticed, { userId: comment.userid, notice })
  }
  return comment
})

async function pin(db: Db, commentId: number, isPinned: boolean) {
  const item = itemOf(await findComment(db, commentId))
  await lockPins(db, item)
  const before = await findComment(db, commentId)
  const isChange = isPinned !== (before.comment.pinned_at !== null)
  if (isPinned && isChange && (await countPinned(db, item)) >= commentLimits.tops)
    throw refuse(commentFailures.tooManyTops)
  if (isChange) await updatePinned(db, commentId, isPinned)
  return { comment: presentComment(await findComment(db, commentId)), isNew: isPinned && isChange }
}
