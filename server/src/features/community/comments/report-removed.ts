import { memberOf } from '#kernel/answer.ts'
import { notify } from '#kernel/notify.ts'
import type { Context, Within } from '#kernel/services.ts'
import { commentRemoved } from './comments.notices.ts'
import type { CommentRow } from './comments.queries.ts'
import { itemOf } from './find-comment.ts'
import { publishRemoved } from './publish-comment.ts'
import { tellReporters } from './tell-reporters.ts'

/**
 * Readers no longer see a comment. Those who had reported it are told, and its author, unless it was their own doing.
 */
export async function reportRemoved(
  context: Within<Context>,
  row: CommentRow,
  reporters: number[],
): Promise<void> {
  const { id, user_id: userId, content } = row.comment
  await publishRemoved(context, itemOf(row), id)
  await tellReporters(context, { row, reporters, isRemoved: true })
  if (userId === memberOf(context).userId) return
  const notice = commentRemoved.write({ comment: content, ...itemOf(row) })
  await notify(context.db, userId, notice)
}
