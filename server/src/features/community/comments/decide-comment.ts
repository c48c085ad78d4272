import { commentFailures } from '#contract/community/comments.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { decideTipOffs, hideComment, unhideComment } from './comments.queries.ts'
import { findComment } from './find-comment.ts'
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
  const reporters = await context.db.transaction(async (db) => {
    const decided = await decideTipOffs(db, commentId)
    if (decided.length === 0) throw refuse(commentFailures.noTipOff)
    if (isHidden) await hideComment(db, commentId)
    return decided
  })
  if (isHidden) await reportRemoved(context, row, reporters)
  else await tellReporters(context, { row, reporters, isRemoved: false })
}
