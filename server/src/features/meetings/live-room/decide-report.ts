import { liveRoomFailures } from '#contract/meetings/live-room.ts'
import { refuse } from '#kernel/fail.ts'
import { notify } from '#kernel/notify.ts'
import type { Context } from '#kernel/services.ts'
import { reportHandled } from './live-room.notices.ts'
import { decideTipOff } from './live-room.queries.ts'

/** An operator has dealt with the report of a live meeting; who sent it is told. */
export const decideReport = ({ db }: Context, tipOffId: number): Promise<void> =>
  db.transaction(async (db) => {
    const decided = await decideTipOff(db, tipOffId)
    if (!decided) throw refuse(liveRoomFailures.noTipOff)
    const { userId, meetingId, meeting } = decided
    await notify(db, userId, reportHandled.write({ meeting, meetingId }))
  })
