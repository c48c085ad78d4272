import { liveRoomCalls } from '#contract/live-room.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Limit } from '#kernel/limits.ts'
import { findItem } from '#server/features/marks/find-item.ts'
import { keepLikes } from './room-pulse.ts'

/** The page gathers presses and sends them once a second. */
const perUser: Limit = { name: 'room-like-user', max: 60, windowMs: 60_000 }

export const likeRoom = answer(liveRoomCalls.like, async ({ meeting_id: meetingId, count }, context) => {
  await context.limits.spend(perUser, String(memberOf(context).userId))
  await findItem(context, { itemType: 'meeting', itemId: meetingId })
  await keepLikes(context, meetingId, count)
  return {}
})
