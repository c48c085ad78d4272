import { liveRoomCalls } from '#contract/meetings/live-room.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Limit } from '#kernel/limits.ts'
import { findDiscussion } from '#server/features/community/items/find-item.ts'
import { roomBroadcast } from './room-broadcast.ts'

/** The page collects likes and sends them once a second. */
const perUser: Limit = { name: 'room-like-user', max: 60, windowMs: 60_000 }

export const likeRoom = answer(liveRoomCalls.like, async ({ meeting_id: meetingId, count }, context) => {
  await context.limits.spend(perUser, String(memberOf(context).userId))
  await findDiscussion(context, { itemType: 'meeting', itemId: meetingId })
  await context.states.get(roomBroadcast).like(meetingId, count)
  return {}
})
