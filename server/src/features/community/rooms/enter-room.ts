import { roomCalls, roomFailures, roomLimits } from '#contract/community/rooms.ts'
import { asBit } from '#contract/wire/fields.ts'
import { roomKindsOf } from '#kernel/room-kinds.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Limit } from '#kernel/limits.ts'
import { userKey } from '#kernel/room-kinds.ts'
import type { RoomGuest } from '#kernel/room-kinds.ts'
import type { CallContext, Context } from '#kernel/services.ts'
import { checkEntry, decide, refusalOf } from './check-entry.ts'
import { subjectIdOf } from './open-room.ts'
import { publishExit, publishPerson } from './publish-room.ts'
import { endRecordingOf, settleRecording } from './record-room.ts'
import { upsertConsent } from './recordings.queries.ts'
import { joinRoomChat } from './room-chat.ts'
import { presentRoom, presentState } from './rooms.present.ts'
import {
  endLostPresence,
  lockRoom,
  selectPeopleHere,
  selectPerson,
  selectPersonByKey,
  selectUsedAt,
  upsertPerson,
  upsertPresence,
} from './rooms.queries.ts'
import type { PersonRow, RoomRow } from './rooms.queries.ts'
import { digestSeat, findRoom, groupOf, newSeat } from './seats.ts'

const codeTries: Limit = { name: 'room code', max: roomLimits.entriesPerMinute, windowMs: 60_000 }

/** Who the caller is in a room: as its kind says, or as the guest list says. */
async function findGuest(context: CallContext, room: RoomRow, code: string): Promise<RoomGuest> {
  if (code !== '') await context.limits.spend(codeTries, context.caller.address)
  const kind = roomKindsOf(context).get(room.kind)
  const guest = (await kind.findGuest?.(context, askedOf(room), code)) ?? (await findListed(context, room.id))
  if (!guest) throw refuse(roomFailures.notInvited)
  return guest
}

const askedOf = (room: RoomRow) => ({ roomId: room.id, subjectId: subjectIdOf(room) })

async function findListed({ db, member }: Context, roomId: number): Promise<RoomGuest | undefined> {
  if (!member) return undefined
  const row = await selectPersonByKey(db, roomId, userKey(member.userId))
  if (!row?.person.is_listed) return undefined
  const { key, name, title, hospital, role } = row.person
  return { key, userId: member.userId, name, title, hospital, role, waits: false }
}

export const getRoomInfo = answer(roomCalls.info, async (input, context) => {
  const room = await findRoom(context.db, input.room_id)
  const guest = await findGuest(context, room, input.code)
  const { role, reason, isOnAir } = await checkEntry(context, room, guest)
  return {
    room: presentRoom(room),
    role,
    may_enter: asBit(reason === ''),
    reason,
    is_on_air: asBit(isOnAir),
    is_recorded: asBit(room.is_recording),
  }
})

export const enterRoom = answer(roomCalls.enter, async (input, context) => {
  const { providers } = context
  const asked = await findRoom(context.db, input.room_id)
  const guest = await findGuest(context, asked, input.code)
  const lost = await endLostPresence(context.db, asked.id)
  const seated = await context.db.transaction(async (db) => {
    const room = await lockRoom(db, asked.id)
    const known = await selectPersonByKey(db, room.id, guest.key)
    const here = await selectPeopleHere(db, room.id)
    const usedAt = await selectUsedAt(db, room.id)
    const entry = decide(context, room, { guest, known, here, usedAt })
    if (!('status' in entry)) throw refusalOf(entry)
    const isHere = known !== undefined && (known.presence_id !== null || known.is_waiting)
    const isSame = input.seat !== undefined && known?.person.seat_digest?.equals(digestSeat(input.seat))
    // A page that lost its place to another device must not take it back by itself.
    if (input.seat && isHere && !isSame) throw refuse(roomFailures.enteredElsewhere)
    const seat = isSame ? input.seat! : newSeat()
    const isAdmitted = entry.status === 'admitted'
    const isAgreeing = input.agrees_to_recording || known?.person.consent === 'given'
    if (isAdmitted && room.is_recording && !isAgreeing) throw refuse(roomFailures.recordingConsent)
    const { key, userId, name, title, hospital } = guest
    const personId = await upsertPerson(
      db,
      {
        room_id: room.id,
        key,
        name,
        title,
        hospital,
        user_id: userId ?? null,
        role: known?.person.role ?? guest.role,
      },
      {
        admission: entry.status,
        seat_digest: digestSeat(seat),
        waiting_at: entry.status === 'waiting' ? new Date() : null,
        is_muted: input.is_muted,
        is_camera_on: input.is_camera_on && mayShowCamera(context, room, here, known?.person.id),
        ...(!isSame && { is_sharing: false, is_broadcasting: false, hand_raised_at: null }),
      },
    )
    if (isAdmitted) {
      await upsertPresence(db, room.id, personId)
      if (room.is_recording)
        await upsertConsent(db, {
          recordingId: room.recording_id!,
          person: { id: personId, name },
          isGiven: true,
        })
      await roomKindsOf(context)
        .get(room.kind)
        .onEntry?.({ ...context, db }, askedOf(room), guest)
    }
    const chatGroupId =
      isAdmitted && mayChat(context, guest)
        ? await joinRoomChat(db, roomKindsOf(context).get(room.kind), { room, userId: userId! })
        : 0
    const replaced = isHere && !isSame ? known : undefined
    // The page that recorded is no longer there, although the person is.
    if (replaced) await endRecordingOf({ ...context, db }, room, personId)
    return { room, status: entry.status, seat, personId, replaced, chatGroupId }
  })
  const { room, status, seat, personId, replaced, chatGroupId } = seated
  if (lost.length > 0) await settleRecording(context, room.id)
  if (replaced) await publishExit(context, replaced, 'elsewhere')
  for (const id of [...lost, personId]) await publishPerson(context, room.id, id)
  const [me, here] = await Promise.all([
    selectPerson(context.db, personId),
    selectPeopleHere(context.db, room.id),
  ])
  return {
    status,
    seat,
    group_id: groupOf(me!)!,
    chat_group_id: chatGroupId,
    media: status === 'admitted' ? presentMedia(providers.rooms.media, room, me!) : null,
    state: presentState(room, me!, here),
  }
})

/** The chat of a room needs a login; a guest may have entered by a code alone. */
const mayChat = ({ member }: Context, { userId }: RoomGuest) =>
  userId !== undefined && member?.userId === userId

/** Whether there is a place left for a picture. */
export function mayShowCamera(
  { providers }: Pick<CallContext, 'providers'>,
  room: RoomRow,
  here: PersonRow[],
  personId: number | undefined,
): boolean {
  if (room.media === 'sound') return false
  const shown = here.filter(
    ({ person, presence_id }) => presence_id !== null && person.is_camera_on && person.id !== personId,
  )
  return shown.length < providers.rooms.media.limits.pictures
}

function presentMedia(
  media: CallContext['providers']['rooms']['media'],
  room: RoomRow,
  { person }: PersonRow,
) {
  const { url, token, iceServers } = media.access({
    roomId: room.id,
    personId: person.id,
    name: person.name,
    isSoundOnly: room.media === 'sound',
  })
  return { adapter: media.kind, url, token, ice_servers: iceServers }
}
