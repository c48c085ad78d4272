import { userNoticed } from '#kernel/notice.ts'
import type { Context } from '#kernel/services.ts'
import { commentAdded } from './comments.notices.ts'
import type { CommentRow } from './comments.queries.ts'
import { itemOf } from './find-comment.ts'

/** Tells those who made an item that somebody else has commented on it. */
export async function tellAuthors({ db, items, events }: Context, row: CommentRow): Promise<void> {
  const { itemType, itemId } = itemOf(row)
  const authors = (await items.get(itemType).authors?.(db, itemId)) ?? []
  const notice = commentAdded.write({
    writer: row.author.truename,
    comment: row.comment.content,
    itemType,
    itemId,
  })
  for (const userId of authors)
    if (userId !== row.comment.user_id) await events.publish(userNoticed, { userId, notice })
}
