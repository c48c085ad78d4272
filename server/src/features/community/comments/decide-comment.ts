import { commentFailures } from '#contract/community/comments.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { decideTipOffs, hideComment, unhideComment } from './comments.queries.ts'
import { findComment, itemOf } from './find-comment.ts'
import { publishRemoved } from './publish-comment.ts'

/** Hides a comment from everybody. It is kept and can be shown again. */
export async function takeDownComment({ db, rooms }: Context, commentId: number): Promise<void> {
  const item = itemOf(await findComment(db, commentId))
  await hideComment(db, commentId)
  await publishRemoved(rooms, item, commentId)
}

/** Readers see it when they read the list again. */
export async function restoreComment({ db }: Context, commentId: number): Promise<void> {
  if (!(await unhideComment(db, commentId))) throw refuse(commentFailures.commentMissing)
}

/** Answers the reports about a comment: it is hidden, or stays. */
export async function decideReports(
  { db, rooms }: Context,
  commentId: number,
  { isHidden }: { isHidden: boolean },
): Promise<void> {
  const item = itemOf(await findComment(db, commentId))
  await db.transaction(async (db) => {
    if (!(await decideTipOffs(db, commentId))) throw refuse(commentFailures.noTipOff)
    if (isHidden) await hideComment(db, commentId)
  })
  if (isHidden) await publishRemoved(rooms, item, commentId)
}
