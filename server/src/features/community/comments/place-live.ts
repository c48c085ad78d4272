import type { Context } from '#kernel/services.ts'
import type { Item } from '#server/features/community/items/find-item.ts'
import type { CommentRow } from './comments.queries.ts'

type Written = CommentRow['comment']

/** The moment that the author of a live comment saw. */
export const pictureAt = (comment: Pick<Written, 'picture_at' | 'created_at'>) =>
  comment.picture_at ?? comment.created_at

const isLive = ({ comment }: CommentRow) => comment.play_time !== null && comment.recording_id === 0

/** What was said live gets the recording and the second at which it is found again, once there is a recording. */
export async function placeLive(
  { db, items }: Pick<Context, 'db' | 'items'>,
  { itemType, itemId }: Item,
  rows: CommentRow[],
): Promise<CommentRow[]> {
  const live = rows.filter(isLive)
  const place = items.get(itemType).placeLive
  if (!place || live.length === 0) return rows
  const moments = live.map(({ comment }) => pictureAt(comment))
  const placed = new Map((await place(db, itemId, moments)).map((found, at) => [live[at], found]))
  return rows.map((row) => {
    const found = placed.get(row)
    if (!found) return row
    return { ...row, comment: { ...row.comment, recording_id: found.recordingId, play_time: found.second } }
  })
}
