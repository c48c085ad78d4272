import type { ItemType } from '#contract/wire/item-types.ts'
import { defineNotice } from '#kernel/notice.ts'
import {
  addedCommentText,
  pinnedCommentText,
  removedCommentText,
  reportedCommentText,
} from './comments.text.ts'

type CommentFacts = { comment: string; itemType: ItemType; itemId: number }

const targetKinds: Record<ItemType, string> = {
  meeting: 'meeting',
  production: 'production',
  operation: 'operation',
  information: 'article',
}
const example: CommentFacts = { comment: '讲得很清楚', itemType: 'meeting', itemId: 1 }

const toItem = ({ itemType, itemId }: CommentFacts) => ({ kind: targetKinds[itemType], id: itemId })

export const commentAdded = defineNotice({
  event: 'comments.added',
  kind: 'comments',
  channels: ['app', 'web'],
  text: addedCommentText,
  say: (text, { writer, comment }) => text.added(writer, comment),
  target: toItem,
  example: { ...example, writer: '林晓' },
})

export const commentPinned = defineNotice({
  event: 'comments.pinned',
  kind: 'comments',
  channels: ['app', 'web'],
  text: pinnedCommentText,
  say: (text, { comment }) => text.pinned(comment),
  target: toItem,
  example,
})

export const commentRemoved = defineNotice({
  event: 'comments.removed',
  kind: 'comments',
  text: removedCommentText,
  say: (text, { comment }) => text.removed(comment),
  target: toItem,
  example,
})

export const commentRestored = defineNotice({
  event: 'comments.restored',
  kind: 'comments',
  text: removedCommentText,
  say: (text, { comment }) => text.restored(comment),
  target: toItem,
  example,
})

export const reportUpheld = defineNotice({
  event: 'comments.reportUpheld',
  kind: 'comments',
  text: reportedCommentText,
  say: (text, { comment }) => text.upheld(comment),
  target: toItem,
  example,
})

export const reportDismissed = defineNotice({
  event: 'comments.reportDismissed',
  kind: 'comments',
  text: reportedCommentText,
  say: (text, { comment }) => text.dismissed(comment),
  target: toItem,
  example,
})
