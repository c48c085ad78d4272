import type { ItemType } from '#contract/wire/item-types.ts'
import { defineNotice } from '#kernel/notice.ts'
import { commentsText } from './comments.text.ts'

type PinnedComment = { comment: string; itemType: ItemType; itemId: number }

const targetKinds: Record<ItemType, string> = {
  meeting: 'meeting',
  production: 'production',
  operation: 'operation',
  information: 'article',
}
const example: PinnedComment = { comment: '讲得很清楚', itemType: 'meeting', itemId: 1 }

export const commentPinned = defineNotice({
  event: 'comments.pinned',
  kind: 'comments',
  channels: ['app', 'web'],
  text: commentsText,
  say: (text, { comment }) => text.pinned(comment),
  target: ({ itemType, itemId }) => ({ kind: targetKinds[itemType], id: itemId }),
  example,
})
