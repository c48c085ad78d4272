import { commentFailures } from '#contract/community/comments.ts'
import { refuse } from '#kernel/fail.ts'
import { userNoticed } from '#kernel/notice.ts'
import type { Context } from '#kernel/services.ts'
import { commentRestored } from './comments.notices.ts'
import { decideTipOffs, hideComment, unhideComment } from './comments.queries.ts'
import { findComment, itemOf } from './find-comment.ts'
import { reportRemoved } from './report-removed.ts'
import { tellReporters } from './tell-reporters.ts'

/** Hides a comment from everybody. It is kept and can be shown again. */
export async function takeDownComment(context: Context, commentId: number): Promise<void> {
  const row = await findComment(context.db, commentId)
  const reporters = await context.db.transaction(async (db) => {
    await hideComment(db, commentId)
    return await decideTipOffs(db, commentId)
  })
  await reportRemoved(context, row, reporters)
}

/** Readers see it when they read the list again; its author is told. */
export async function restoreComment(context: Context, commentId: number): Promise<void> {
  if (!(await unhideComment(context.db, commentId))) throw refuse(commentFailures.commentMissing)
  const row = await findComment(context.db, commentId)
  const notice = commentRestored.write({ comment: row.comment.content, ...itemOf(row) })
  await context.events.publish(userNoticed, { userId: row.comment.user_id, notice })
}

/** Answers the reports about a comment: it is hidden, or stays. */
export async function decideReports(
  context: Context,
  commentId: number,
  { isHidden }: { isHidden: boolean },
): Promise<void> {
  const row = await findComment(context.db, commentId)
  const reporters = await context.db.transaction(async (db) => {
    const decided = await decideTipOffs(db, commentId)
    if (decided.length === 0) throw refuse(commentFailures.noTipOff)
    if (isHidden) await hideComment(db, commentId)
    return decided
  })
  if (isHidden) await reportRemoved(context, row, reporters)
  else await tellReporters(context, { row, reporters, isRemoved: false })
}
