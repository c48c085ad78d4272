import { commentGroup, commentTopics } from '#contract/community/comments.ts'
import type { Comment } from '#contract/community/comments.ts'
import type { DiscussionPart } from '#kernel/items.ts'
import type { Context } from '#kernel/services.ts'
import { showLive } from '#kernel/show-live.ts'
import type { Live } from '#kernel/show-live.ts'
import { findClosedParts } from '#server/features/community/items/find-item.ts'
import type { Item } from '#server/features/community/items/find-item.ts'

export const publishAdded = (context: Context, comment: Comment) =>
  publish(context, commentTopics.added, comment)

export const publishPinned = (context: Context, comment: Comment) =>
  publish(context, commentTopics.pinned, comment)

const publish = (
  context: Context,
  topic: typeof commentTopics.added | typeof commentTopics.pinned,
  comment: Comment,
) =>
  showLive(context, async (after) => {
    const groupId = commentGroup(comment.item_type, comment.item_id)
    if (await isForGroup(after, comment)) await after.rooms.toGroup(topic, groupId, { groupId, comment })
  })

/**
 * All readers of an item share a group. What belongs to a part that is closed to some of them is not published; those who
 * may read it find it in the list. While the part is live, its viewers have been admitted to it.
 */
async function isForGroup(context: Context, { item_type, item_id, schedule_id, l_r_id }: Comment) {
  if (schedule_id === 0 && l_r_id === 0) return true
  const { language } = context.caller
  const stranger = { ...context, member: undefined, caller: { language, guestId: '', address: '' } }
  const closed = await findClosedParts(stranger, { itemType: item_type, itemId: item_id })
  return closed
    .filter((part) => part.partId === schedule_id || part.recordingIds.includes(l_r_id))
    .every(isLive)
}

function isLive({ beginAt, endAt }: DiscussionPart) {
  const now = new Date()
  return beginAt <= now && now < endAt
}

export function publishRemoved(services: Live, { itemType, itemId }: Item, commentId: number) {
  const groupId = commentGroup(itemType, itemId)
  return showLive(services, ({ rooms }) =>
    rooms.toGroup(commentTopics.removed, groupId, { groupId, comment_id: commentId }),
  )
}

export function publishPraised(services: Live, { itemType, itemId }: Item, commentId: number, count: number) {
  const groupId = commentGroup(itemType, itemId)
  return showLive(services, ({ rooms }) =>
    rooms.toGroup(commentTopics.praised, groupId, { groupId, comment_id: commentId, praise_num: count }),
  )
}
