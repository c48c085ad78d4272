import { commentFailures } from '#contract/community/comments.ts'
import { refuse } from '#kernel/fail.ts'
import { notify } from '#kernel/notify.ts'
import type { Context } from '#kernel/services.ts'
import { commentRestored } from './comments.notices.ts'
import { decideTipOffs, hideComment, unhideComment } from './comments.queries.ts'
import { findComment, itemOf } from './find-comment.ts'
import { reportRemoved } from './report-removed.ts'
import { tellReporters } from './tell-reporters.ts'

/** Hides a comment from everybody. It is kept and can be shown again. */
export async function takeDownComment(context: Context, commentId: number): Promise<void> {
  const row = await findComment(context.db, commentId)
  await context.db.transaction(async (db) => {
    await hideComment(db, commentId)
    await reportRemoved({ ...context, db }, row, await decideTipOffs(db, commentId))
  })
}

/** Readers see it when they read the list again; its author is told. */
export async function restoreComment(context: Context, commentId: number): Promise<void> {
  await context.db.transaction(async (db) => {
    if (!(await unhideComment(db, commentId))) throw refuse(commentFailures.commentMissing)
    const row = await findComment(db, commentId)
    const notice = commentRestored.write({ comment: row.comment.content, ...itemOf(row) })
    await notify(db, row.comment.user_id, notice)
  })
}

/** Answers the reports about a comment: it is hidden, or stays. */
export async function decideReports(
  context: Context,
  commentId: number,
  { isHidden }: { isHidden: boolean },
): Promise<void> {
  const row = await findComment(context.db, commentId)
  await context.db.transaction(async (db) => {
    const inside = { ...context, db }
    const reporters = await decideTipOffs(db, commentId)
    if (reporters.length === 0) throw refuse(commentFailures.noTipOff)
    if (!isHidden) return tellReporters(inside, { row, reporters, isRemoved: false })
    await hideComment(db, commentId)
    return reportRemoved(inside, row, reporters)
  })
}
