import { commentCalls, commentFailures, commentLimits } from '#contract/community/comments.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { notify } from '#kernel/notify.ts'
import type { Context, Within } from '#kernel/services.ts'
import { refuseUnlessManager } from './comment-rights.ts'
import { commentPinned } from './comments.notices.ts'
import { presentComment } from './comments.present.ts'
import { countPinned, lockPins, updatePinned } from './comments.queries.ts'
import { findComment, itemOf } from './find-comment.ts'
import { publishPinned } from './publish-comment.ts'

export const setTop = answer(commentCalls.setTop, async (input, context) => {
  const { db } = context
  await refuseUnlessManager(context, itemOf(await findComment(db, input.comment_id)))
  return db.transaction((db) => pin({ ...context, db }, input.comment_id, input.type))
})

async function pin(context: Within<Context>, commentId: number, isPinned: boolean) {
  const { db } = context
  const item = itemOf(await findComment(db, commentId))
  await lockPins(db, item)
  const before = await findComment(db, commentId)
  const isChange = isPinned !== (before.comment.pinned_at !== null)
  if (isPinned && isChange && (await countPinned(db, item)) >= commentLimits.tops)
    throw refuse(commentFailures.tooManyTops)
  if (isChange) await updatePinned(db, commentId, isPinned)
  const comment = presentComment(await findComment(db, commentId))
  await publishPinned(context, comment)
  if (isPinned && isChange && comment.userid !== memberOf(context).userId) {
    const { content, item_type: itemType, item_id: itemId } = comment
    await notify(db, comment.userid, commentPinned.write({ comment: content, itemType, itemId }))
  }
  return comment
}
