import { memberOf } from '#kernel/answer.ts'
import { userNoticed } from '#kernel/notice.ts'
import type { Context } from '#kernel/services.ts'
import { commentRemoved } from './comments.notices.ts'
import type { CommentRow } from './comments.queries.ts'
import { itemOf } from './find-comment.ts'
import { publishRemoved } from './publish-comment.ts'
import { tellReporters } from './tell-reporters.ts'

/**
 * Readers no longer see a comment. Those who had reported it are told, and its author, unless it was their own doing.
 */
export async function reportRemoved(context: Context, row: CommentRow, reporters: number[]): Promise<void> {
  const { id, user_id: userId, content } = row.comment
  await publishRemoved(context.rooms, itemOf(row), id)
  await tellReporters(context, { row, reporters, isRemoved: true })
  if (userId === memberOf(context).userId) return
  const notice = commentRemoved.write({ comment: content, ...itemOf(row) })
  await context.events.publish(userNoticed, { userId, notice })
}
