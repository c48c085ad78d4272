import { commentFailures } from '#contract/community/comments.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import type { Item } from '#server/features/community/items/find-item.ts'
import { selectComment } from './comments.queries.ts'
import type { CommentRow } from './comments.queries.ts'

export async function findComment(db: Db, commentId: number): Promise<CommentRow> {
  const row = await selectComment(db, commentId)
  if (!row) throw refuse(commentFailures.commentMissing)
  return row
}

export const itemOf = ({ comment }: Pick<CommentRow, 'comment'>): Item => ({
  itemType: comment.item_type,
  itemId: comment.item_id,
})
