import { muteFailures, slowFailures, slowSeconds } from '#contract/meetings/live-room.ts'
import { memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { CommentContext } from '#kernel/items.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { mayManage } from '#server/features/community/comments/comment-rights.ts'
import { selectOrder } from './live-room.queries.ts'

/** Rejects a comment by somebody who is muted, or too early in slow mode. Neither applies to moderators. */
export async function checkMaySpeak(context: CommentContext, meetingId: number): Promise<void> {
  const { userId } = memberOf(context)
  const { slowSeconds: seconds, reason, untilAt } = await selectOrder(context.db, meetingId, userId)
  if (!reason && seconds === 0) return
  if (await mayManage(context, { itemType: 'meeting', itemId: meetingId })) return
  if (reason && untilAt) throw refuse(muteFailures[reason], { detail: shanghaiTime(untilAt) })
  const slow = slowSeconds.find((one) => one === seconds)
  if (!slow) return
  const limit = { name: 'room-slow', max: 1, windowMs: slow * 1000 }
  if (!(await context.limits.fits(limit, `${meetingId} ${userId}`)))
    throw refuse(slowFailures[`every${slow}`])
}
