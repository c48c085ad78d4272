import { roomCalls, roomFailures } from '#contract/community/rooms.ts'
import type { RecordingStep } from '#contract/community/rooms.ts'
import { answer } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { newUploadKey } from '#kernel/files/keys.ts'
import type { Services } from '#kernel/services.ts'
import { publishPerson, publishRoom } from './publish-room.ts'
import {
  endRecording,
  insertRecording,
  selectRecorder,
  updateBegun,
  upsertConsent,
} from './recordings.queries.ts'
import { presentState } from './rooms.present.ts'
import { lockRoom, selectPeopleHere, selectPerson, updateRoom } from './rooms.queries.ts'
import type { PersonRow, RoomRow } from './rooms.queries.ts'
import { findInside, findRoom } from './seats.ts'

export const recordRoom = answer(roomCalls.record, async (input, context) => {
  const { room, me } = await findInside(context.db, input)
  if (me.person.role !== 'host') throw refuse(roomFailures.notHost)
  const changed = await context.db.transaction(async (db) => {
    const next = await steps[input.step](db, await lockRoom(db, room.id), me)
    await publishRoom({ ...context, db }, next)
    return next
  })
  if (input.step === 'ask')
    for (const { person } of await selectPeopleHere(context.db, room.id))
      await publishPerson(context, room.id, person.id)
  const mine = (await selectPerson(context.db, me.person.id))!
  return presentState(changed, mine, await selectPeopleHere(context.db, room.id))
})

const steps: Record<RecordingStep, (db: Db, room: RoomRow, me: PersonRow) => Promise<RoomRow>> = {
  async ask(db, room, { person }) {
    if (room.recording_id !== null) throw refuse(roomFailures.recordingRunning)
    const partsKey = newUploadKey('parts', new Date())
    const { id } = await insertRecording(db, { room, recorderId: person.id, partsKey })
    await upsertConsent(db, { recordingId: id, person, isGiven: true })
    return updateRoom(db, room.id, { recording_id: id })
  },
  async begin(db, room, { person }) {
    const recordingId = room.recording_id
    const recorder = recordingId === null ? undefined : await selectRecorder(db, recordingId)
    if (recordingId === null || Number(recorder?.recorder_id) !== person.id)
      throw refuse(roomFailures.recordingMissing)
    if (room.is_recording) return room
    const silent = (await selectPeopleHere(db, room.id)).filter(
      (row) => row.presence_id !== null && row.person.consent !== 'given',
    )
    if (silent.length > 0)
      throw refuse(roomFailures.consentMissing, { detail: silent.map((row) => row.person.name).join('、') })
    await updateBegun(db, recordingId)
    return updateRoom(db, room.id, { is_recording: true })
  },
  async stop(db, room) {
    return room.recording_id === null ? room : endRecording(db, room)
  },
}

export const answerRecording = answer(roomCalls.consent, async (input, context) => {
  const { room, me } = await findInside(context.db, input)
  await context.db.transaction(async (db) => {
    const current = await lockRoom(db, room.id)
    if (current.recording_id !== input.recording_id) throw refuse(roomFailures.recordingMissing)
    await upsertConsent(db, { recordingId: input.recording_id, person: me.person, isGiven: input.agrees })
    // Somebody who takes the consent back while it is made ends it.
    if (!input.agrees && current.is_recording)
      await publishRoom({ ...context, db }, await endRecording(db, current))
    await publishPerson({ ...context, db }, room.id, me.person.id)
  })
  const mine = (await selectPerson(context.db, me.person.id))!
  return presentState(await findRoom(context.db, room.id), mine, await selectPeopleHere(context.db, room.id))
})

/** A recording ends with the stay of the page that makes it, however that ended. */
export async function settleRecording(
  services: Pick<Services, 'db' | 'rooms' | 'log'>,
  roomId: number,
): Promise<void> {
  await services.db.transaction(async (db) => {
    const room = await lockRoom(db, roomId)
    if (room.recording_id === null || (await selectRecorder(db, room.recording_id)).is_present) return
    await publishRoom({ ...services, db }, await endRecording(db, room))
  })
}

/** The same for a person who goes on with another page. */
export async function endRecordingOf(
  services: Pick<Services, 'db' | 'rooms' | 'log'>,
  room: RoomRow,
  personId: number,
): Promise<void> {
  if (room.recording_id === null) return
  const { recorder_id: recorderId } = await selectRecorder(services.db, room.recording_id)
  if (Number(recorderId) === personId) await publishRoom(services, await endRecording(services.db, room))
}
