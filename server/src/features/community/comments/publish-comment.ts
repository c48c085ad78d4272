import { commentGroup, commentTopics } from '#contract/community/comments.ts'
import type { Comment } from '#contract/community/comments.ts'
import type { Rooms } from '#kernel/socket/rooms.ts'
import type { Item } from '#server/features/community/items/find-item.ts'

const groupOf = (comment: Comment) => commentGroup(comment.item_type, comment.item_id)

export const publishAdded = (rooms: Rooms, comment: Comment) =>
  rooms.toGroup(commentTopics.added, groupOf(comment), { groupId: groupOf(comment), comment })

export const publishPinned = (rooms: Rooms, comment: Comment) =>
  rooms.toGroup(commentTopics.pinned, groupOf(comment), { groupId: groupOf(comment), comment })

export function publishRemoved(rooms: Rooms, { itemType, itemId }: Item, commentId: number) {
  const groupId = commentGroup(itemType, itemId)
  return rooms.toGroup(commentTopics.removed, groupId, { groupId, comment_id: commentId })
}

export function publishPraised(rooms: Rooms, { itemType, itemId }: Item, commentId: number, count: number) {
  const groupId = commentGroup(itemType, itemId)
  return rooms.toGroup(commentTopics.praised, groupId, { groupId, comment_id: commentId, praise_num: count })
}
