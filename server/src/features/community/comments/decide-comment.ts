import { commentFailures } from '#contract/community/comments.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { decideTipOffs, hideComment, unhideComment } from './comments.queries.ts'
import { findComment } from './find-comment.ts'
import { reportRemoved } from './report-removed.ts'

/** Hides a comment from everybody. It is kept and can be shown again. */
export async function takeDownComment(context: Context, commentId: number): Promise<void> {
  const row = await findComment(context.db, commentId)
  await hideComment(context.db, commentId)
  await reportRemoved(context, row)
}

/** Readers see it when they read the list again. */
export async function restoreComment({ db }: Context, commentId: number): Promise<void> {
  if (!(await unhideComment(db, commentId))) throw refuse(commentFailures.commentMissing)
}

/** Answers the reports about a comment: it is hidden, or stays. */
export async function decideReports(
  context: Context,
  commentId: number,
  { isHidden }: { isHidden: boolean },
): Promise<void> {
  const row = await findComment(context.db, commentId)
  await context.db.transaction(async (db) => {
    if (!(await decideTipOffs(db, commentId))) throw refuse(commentFailures.noTipOff)
    if (isHidden) await hideComment(db, commentId)
  })
  if (isHidden) await reportRemoved(context, row)
}
