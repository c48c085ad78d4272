import type { ItemType } from '#contract/wire/item-types.ts'
import { defineNotice } from '#kernel/notice.ts'
import { targetOfItem } from '#server/features/community/items/target-of-item.ts'
import {
  addedCommentText,
  likedCommentText,
  pinnedCommentText,
  removedCommentText,
  reportedCommentText,
} from './comments.text.ts'

type CommentFacts = { comment: string; itemType: ItemType; itemId: number }

const example: CommentFacts = { comment: '讲得很清楚', itemType: 'meeting', itemId: 1 }

export const commentAdded = defineNotice({
  event: 'comments.added',
  headline: { zh: '收到新评论', en: 'A new comment' },
  kind: 'comments',
  channels: ['app', 'web'],
  text: addedCommentText,
  say: (text, { writer, comment }) => text.added(writer, comment),
  target: targetOfItem,
  example: { ...example, writer: '林晓' },
})

export const commentPinned = defineNotice({
  event: 'comments.pinned',
  headline: { zh: '评论已被置顶', en: 'Your comment was pinned' },
  kind: 'comments',
  channels: ['app', 'web'],
  text: pinnedCommentText,
  say: (text, { comment }) => text.pinned(comment),
  target: targetOfItem,
  example,
})

export const commentRemoved = defineNotice({
  event: 'comments.removed',
  headline: { zh: '评论已被移除', en: 'Your comment was removed' },
  kind: 'comments',
  text: removedCommentText,
  say: (text, { comment }) => text.removed(comment),
  target: targetOfItem,
  example,
})

export const commentRestored = defineNotice({
  event: 'comments.restored',
  headline: { zh: '评论已恢复显示', en: 'Your comment is shown again' },
  kind: 'comments',
  text: removedCommentText,
  say: (text, { comment }) => text.restored(comment),
  target: targetOfItem,
  example,
})

export const reportUpheld = defineNotice({
  event: 'comments.reportUpheld',
  headline: { zh: '举报的评论已移除', en: 'The comment you reported was removed' },
  kind: 'comments',
  text: reportedCommentText,
  say: (text, { comment }) => text.upheld(comment),
  target: targetOfItem,
  example,
})

export const reportDismissed = defineNotice({
  event: 'comments.reportDismissed',
  headline: { zh: '举报的评论予以保留', en: 'The comment you reported stays' },
  kind: 'comments',
  text: reportedCommentText,
  say: (text, { comment }) => text.dismissed(comment),
  target: targetOfItem,
  example,
})

/** A note in the inbox: nobody's telephone rings for a like. */
export const commentLiked = defineNotice({
  event: 'comments.liked',
  headline: { zh: '评论获得点赞', en: 'Your comment was liked' },
  kind: 'comments',
  text: likedCommentText,
  say: (text, { name, count, comment }) => text.liked(name || text.somebody, count, comment),
  target: targetOfItem,
  example: { ...example, name: '林晓', count: 5 },
})
