import { liveRoomFailures } from '#contract/meetings/live-room.ts'
import { refuse } from '#kernel/fail.ts'
import { userNoticed } from '#kernel/notice.ts'
import type { Context } from '#kernel/services.ts'
import { reportHandled } from './live-room.notices.ts'
import { decideTipOff } from './live-room.queries.ts'

/** An operator has dealt with the report of a live meeting; who sent it is told. */
export async function decideReport({ db, events }: Context, tipOffId: number): Promise<void> {
  const decided = await decideTipOff(db, tipOffId)
  if (!decided) throw refuse(liveRoomFailures.noTipOff)
  const { userId, meetingId, meeting } = decided
  await events.publish(userNoticed, { userId, notice: reportHandled.write({ meeting, meetingId }) })
}
