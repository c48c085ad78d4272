import { roomCalls, roomFailures, roomLimits } from '#contract/community/rooms.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { roomKindsOf } from '#kernel/room-kinds.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { subjectIdOf } from './open-room.ts'
import { publishRoom } from './publish-room.ts'
import { endOf } from './rooms.policy.ts'
import { presentState } from './rooms.present.ts'
import { lockRoom, selectPeopleHere, updateRoom } from './rooms.queries.ts'
import { findInside } from './seats.ts'

export const extendRoom = answer(roomCalls.extend, async (input, context) => {
  const { room, me } = await findInside(context.db, input)
  if (me.person.role !== 'host') throw refuse(roomFailures.notHost)
  const extended = await context.db.transaction(async (db) => {
    const current = await lockRoom(db, room.id)
    const planned = endOf(current)
    if (!planned || shanghaiTime(planned) !== input.end_time) return current
    const now = Date.now()
    const endAt = new Date(Math.max(now, planned.getTime()) + input.minutes * 60_000)
    if (endAt.getTime() > now + roomLimits.longestExtensionHours * 3600_000)
      throw refuse(roomFailures.extendedTooFar)
    const changed = await updateRoom(db, room.id, { extended_to: endAt })
    await roomKindsOf(context)
      .get(room.kind)
      .onExtended?.({ ...context, db }, { roomId: room.id, subjectId: subjectIdOf(room) }, endAt)
    await publishRoom({ ...context, db }, changed)
    return changed
  })
  return presentState(extended, me, await selectPeopleHere(context.db, room.id))
})
