import { notify } from '#kernel/notify.ts'
import type { Context, Within } from '#kernel/services.ts'
import { commentAdded } from './comments.notices.ts'
import type { CommentRow } from './comments.queries.ts'
import { itemOf } from './find-comment.ts'

/** Tells those who made an item that somebody else has commented on it. */
export async function tellAuthors({ db, items }: Within<Context>, row: CommentRow): Promise<void> {
  const { itemType, itemId } = itemOf(row)
  const authors = (await items.get(itemType).authors?.(db, itemId)) ?? []
  const notice = commentAdded.write({
    writer: row.author.truename,
    comment: row.comment.content,
    itemType,
    itemId,
  })
  await notify(
    db,
    authors.filter((userId) => userId !== row.comment.user_id),
    notice,
  )
}
