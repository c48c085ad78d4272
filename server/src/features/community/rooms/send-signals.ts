import { roomCalls, roomFailures, roomLimits, roomTopics } from '#contract/community/rooms.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Limit } from '#kernel/limits.ts'
import { selectPerson } from './rooms.queries.ts'
import { findInside, groupOf } from './seats.ts'

const signalLimit: Limit = { name: 'room signals', max: roomLimits.signalsPerMinute, windowMs: 60_000 }

/** Only people who are in the room signal, and only to others who are. */
export const sendSignals = answer(roomCalls.signal, async (input, context) => {
  const { room, me } = await findInside(context.db, input)
  await context.limits.spend(signalLimit, String(me.person.id))
  const to = await selectPerson(context.db, input.to)
  const groupId = to && groupOf(to)
  if (!to || to.person.room_id !== room.id || to.presence_id === null || groupId === undefined)
    throw refuse(roomFailures.personMissing)
  await context.rooms.toGroup(roomTopics.signal, groupId, {
    groupId,
    from: me.person.id,
    signals: input.signals,
  })
  return {}
})
