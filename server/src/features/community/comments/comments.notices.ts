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
  kind: 'comments',
  channels: ['app', 'web'],
  text: addedCommentText,
  say: (text, { writer, comment }) => text.added(writer, comment),
  target: targetOfItem,
  example: { ...example, writer: '林晓' },
})

export const commentPinned = defineNotice({
  event: 'comments.pinned',
  kind: 'comments',
  channels: ['app', 'web'],
  text: pinnedCommentText,
  say: (text, { comment }) => text.pinned(comment),
  target: targetOfItem,
  example,
})

export const commentRemoved = defineNotice({
  event: 'comments.removed',
  kind: 'comments',
  text: removedCommentText,
  say: (text, { comment }) => text.removed(comment),
  target: targetOfItem,
  example,
})

export const commentRestored = defineNotice({
  event: 'comments.restored',
  kind: 'comments',
  text: removedCommentText,
  say: (text, { comment }) => text.restored(comment),
  target: targetOfItem,
  example,
})

export const reportUpheld = defineNotice({
  event: 'comments.reportUpheld',
  kind: 'comments',
  text: reportedCommentText,
  say: (text, { comment }) => text.upheld(comment),
  target: targetOfItem,
  example,
})

export const reportDismissed = defineNotice({
  event: 'comments.reportDismissed',
  kind: 'comments',
  text: reportedCommentText,
  say: (text, { comment }) => text.dismissed(comment),
  target: targetOfItem,
  example,
})

/** A note in the inbox: nobody's telephone rings for a like. */
export const commentLiked = defineNotice({
  event: 'comments.liked',
  kind: 'comments',
  text: likedCommentText,
  say: (text, { name, count, comment }) => text.liked(name || text.somebody, count, comment),
  target: targetOfItem,
  example: { ...example, name: '林晓', count: 5 },
})
