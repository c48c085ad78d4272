import { roomCalls, roomFailures } from '#contract/community/rooms.ts'
import { roomKindsOf } from '#kernel/room-kinds.ts'
import { answer } from '#kernel/answer.ts'
import { Refusal, refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { mayShowCamera } from './enter-room.ts'
import { publishPerson } from './publish-room.ts'
import { settleRecording } from './record-room.ts'
import { presentPerson, presentState } from './rooms.present.ts'
import {
  endLostPresence,
  endPresence,
  lockRoom,
  selectPeopleHere,
  selectPerson,
  updateAlive,
  updatePerson,
  updateWaiting,
} from './rooms.queries.ts'
import type { PersonRow, RoomRow } from './rooms.queries.ts'
import { findInside, findSeat } from './seats.ts'

export const getRoomState = answer(roomCalls.state, async (input, context) => {
  const { db } = context
  const { room, me } = await findSeat(db, input)
  if (me.presence_id === null) await updateWaiting(db, me.person.id)
  else await updateAlive(db, me.presence_id)
  const lost = await endLostPresence(db, room.id)
  if (lost.length > 0) await settleRecording(context, room.id)
  for (const personId of lost) await publishPerson(context, room.id, personId)
  return presentState(room, me, await selectPeopleHere(db, room.id))
})

export const updateMe = answer(roomCalls.update, async (input, context) => {
  const { room, me } = await findInside(context.db, input)
  const personId = me.person.id
  const { is_muted, is_camera_on, is_sharing, is_picture, is_broadcasting, is_hand_raised } = input
  await context.db.transaction(async (db) => {
    await lockRoom(db, room.id)
    const here = await selectPeopleHere(db, room.id)
    if (is_camera_on && room.media === 'sound') throw refuse(roomFailures.soundOnly)
    if (is_camera_on && !mayShowCamera(context, room, here, personId))
      throw refuse(roomFailures.tooManyPictures)
    if (is_sharing && here.some(({ person }) => person.is_sharing && person.id !== personId))
      throw refuse(roomFailures.alreadySharing)
    if (is_broadcasting) requireBroadcast(context, { room, me, here })
    await updatePerson(db, personId, {
      ...(is_muted !== undefined && { is_muted }),
      ...(is_camera_on !== undefined && { is_camera_on }),
      ...(is_sharing !== undefined && { is_sharing, is_picture: is_picture ?? false }),
      ...(is_broadcasting !== undefined && { is_broadcasting }),
      ...(is_hand_raised !== undefined && {
        hand_raised_at: is_hand_raised ? (me.person.hand_raised_at ?? new Date()) : null,
      }),
      // Nothing to change is no statement, which drizzle refuses to write.
      room_id: room.id,
    })
  })
  await publishPerson(context, room.id, personId)
  return presentPerson((await selectPerson(context.db, personId))!)
})

type Broadcast = { room: RoomRow; me: PersonRow; here: PersonRow[] }

function requireBroadcast(context: Context, { room, me, here }: Broadcast): void {
  if (!roomKindsOf(context).get(room.kind).hasBroadcast) throw refuse(roomFailures.noBroadcast)
  if (me.person.role !== 'host') throw refuse(roomFailures.notHost)
  const others = here.filter(({ person, presence_id }) => presence_id !== null && person.id !== me.person.id)
  if (others.some(({ person }) => person.is_broadcasting)) throw refuse(roomFailures.alreadyBroadcasting)
}

export const leaveRoom = answer(roomCalls.leave, async (input, context) => {
  const { db } = context
  const found = await findSeat(db, input).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined
    throw error
  })
  if (!found) return {}
  const { id, admission } = found.me.person
  await endPresence(db, id, 'left')
  await updatePerson(db, id, {
    seat_digest: null,
    is_sharing: false,
    is_broadcasting: false,
    hand_raised_at: null,
    ...(admission === 'waiting' && { admission: 'none', waiting_at: null }),
  })
  await settleRecording(context, found.room.id)
  await publishPerson(context, found.room.id, id)
  return {}
})
