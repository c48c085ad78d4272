import { liveRoomCalls, liveRoomFailures } from '#contract/meetings/live-room.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Limit } from '#kernel/limits.ts'
import { findDiscussion } from '#server/features/community/items/find-item.ts'
import { insertTipOff } from './live-room.queries.ts'

const perUser: Limit = { name: 'live-tip-off-user', max: 30, windowMs: 3600_000 }
export const tipOffLive = answer(liveRoomCalls.tipOff, async (input, context) => {
  const { userId } = memberOf(context)
  await findDiscussion(context, { itemType: 'meeting', itemId: input.meeting_id })
  await context.limits.spend(perUser, String(userId))
  const isNew = await insertTipOff(context.db, {
    meeting_id: input.meeting_id,
    user_id: userId,
    kind: input.kind,
    content: input.content,
  })
  if (!isNew) throw refuse(liveRoomFailures.alreadyTippedOff)
  return {}
})
