import type { Comment, ReadComment } from '#contract/community/comments.ts'
import { asBit } from '#contract/wire/fields.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { CommentRow } from './comments.queries.ts'

/** Without anything that depends on the reader. */
export const presentComment = ({
  comment,
  author,
  praise_num,
}: Pick<CommentRow, 'comment' | 'author' | 'praise_num'>): Comment => ({
  comment_id: comment.id,
  item_type: comment.item_type,
  item_id: comment.item_id,
  schedule_id: comment.schedule_id,
  content: comment.content,
  play_time: comment.play_time,
  l_r_id: comment.recording_id,
  is_danmaku: asBit(comment.is_danmaku),
  userid: comment.user_id,
  ...author,
  praise_num,
  is_top: asBit(comment.pinned_at !== null),
  create_time: shanghaiTime(comment.created_at),
})

export const presentReadComment = (row: CommentRow): ReadComment => ({
  ...presentComment(row),
  is_praise: asBit(row.is_praise),
})
