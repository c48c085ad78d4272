import { commentCalls, commentFailures } from '#contract/community/comments.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { refuseUnlessManager } from './comment-rights.ts'
import { decideTipOffs, deleteComment } from './comments.queries.ts'
import { findComment, itemOf } from './find-comment.ts'
import { reportRemoved } from './report-removed.ts'

export const removeComment = answer(commentCalls.delete, async ({ comment_id: commentId }, context) => {
  const { db } = context
  const row = await findComment(db, commentId)
  if (row.comment.user_id !== memberOf(context).userId) await refuseUnlessManager(context, itemOf(row))
  await db.transaction(async (db) => {
    const reporters = await decideTipOffs(db, commentId)
    if (!(await deleteComment(db, commentId))) throw refuse(commentFailures.commentMissing)
    await reportRemoved({ ...context, db }, row, reporters)
  })
  return {}
})
