import { asBit } from '#contract/wire/fields.ts'
import { liveRoomCalls } from '#contract/meetings/live-room.ts'
import { answer } from '#kernel/answer.ts'
import { mayManage } from '#server/features/community/comments/comment-rights.ts'
import { findDiscussion } from '#server/features/community/items/find-item.ts'
import { selectLikes } from './likes.queries.ts'
import { presentViewer } from './live-room.present.ts'
import { noteArrival, selectArrivals, selectSlowSeconds } from './live-room.queries.ts'
import { roomBroadcast } from './room-broadcast.ts'

/** An arrival of the same person is published once in this time. */
const restMinutes = 10
const stripSize = 30
/** An older arrival is no news: the person may have left. */
const arrivalMinutes = 2

export const enterRoom = answer(liveRoomCalls.enter, async ({ meeting_id: meetingId }, context) => {
  const { db, member, caller } = context
  const item = { itemType: 'meeting', itemId: meetingId } as const
  await findDiscussion(context, item)
  const [like_num, slow_seconds, isManager, newcomer] = await Promise.all([
    selectLikes(db, meetingId),
    selectSlowSeconds(db, meetingId),
    mayManage(context, item),
    member && !caller.isDrawing && noteArrival(db, meetingId, member.userId, restMinutes),
  ])
  if (newcomer) context.states.get(roomBroadcast).arrive(meetingId, presentViewer(newcomer))
  return { like_num, slow_seconds, may_manage: asBit(isManager) }
})

export const getViewers = answer(liveRoomCalls.viewers, async ({ meeting_id: meetingId }, context) => {
  await findDiscussion(context, { itemType: 'meeting', itemId: meetingId })
  return { list: (await selectArrivals(context.db, meetingId, arrivalMinutes, stripSize)).map(presentViewer) }
})
