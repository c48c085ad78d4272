import { roomCalls, roomFailures } from '#contract/community/rooms.ts'
import type { RecordingStep } from '#contract/community/rooms.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { newUploadKey } from '#kernel/files/keys.ts'
import type { CallContext, Services, Within } from '#kernel/services.ts'
import { followOutside, isRecordedOutside } from './outside-recording.ts'
import { publishPerson, publishRoom } from './publish-room.ts'
import { insertRecording, selectRecorder, updateBegun, upsertConsent } from './recordings.queries.ts'
import { presentState } from './rooms.present.ts'
import { lockRoom, selectPeopleHere, selectPerson, updateRoom } from './rooms.queries.ts'
import type { PersonRow, RoomRow } from './rooms.queries.ts'
import { findInside, findRoom } from './seats.ts'
import { stopRecording } from './stop-recording.ts'

export const recordRoom = answer(roomCalls.record, async (input, context) => {
  const { room, me } = await findInside(context.db, input)
  if (me.person.role !== 'host') throw refuse(roomFailures.notHost)
  const changed = await context.db.transaction(async (db) => {
    const inside = { ...context, db }
    const next = await steps[input.step](inside, await lockRoom(db, room.id), me)
    await publishRoom(inside, next)
    return next
  })
  if (input.step === 'ask')
    for (const { person } of await selectPeopleHere(context.db, room.id))
      await publishPerson(context, room.id, person.id)
  const mine = (await selectPerson(context.db, me.person.id))!
  return presentState(changed, mine, await selectPeopleHere(context.db, room.id))
})

type Step = (context: Within<CallContext>, room: RoomRow, me: PersonRow) => Promise<RoomRow>

const steps: Record<RecordingStep, Step> = {
  async ask(context, room, { person }) {
    const { db } = context
    if (room.recording_id !== null) throw refuse(roomFailures.recordingRunning)
    const partsKey = newUploadKey('parts', new Date())
    const isOutside = isRecordedOutside(context, room)
    const { id } = await insertRecording(db, { room, recorderId: person.id, partsKey, isOutside })
    await upsertConsent(db, { recordingId: id, person, isGiven: true })
    return updateRoom(db, room.id, { recording_id: id, is_recorded_outside: isOutside })
  },
  async begin({ db, jobs }, room, { person }) {
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
    if (room.is_recorded_outside) await jobs.send(db, followOutside, { recordingId })
    return updateRoom(db, room.id, { is_recording: true })
  },
  async stop(context, room) {
    return room.recording_id === null ? room : stopRecording(context, room)
  },
}

export const answerRecording = answer(roomCalls.consent, async (input, context) => {
  const { room, me } = await findInside(context.db, input)
  await context.db.transaction(async (db) => {
    const inside = { ...context, db }
    const current = await lockRoom(db, room.id)
    if (current.recording_id !== input.recording_id) throw refuse(roomFailures.recordingMissing)
    await upsertConsent(db, { recordingId: input.recording_id, person: me.person, isGiven: input.agrees })
    // Somebody who takes the consent back while it is made ends it.
    if (!input.agrees && current.is_recording) await publishRoom(inside, await stopRecording(inside, current))
    await publishPerson(inside, room.id, me.person.id)
  })
  const mine = (await selectPerson(context.db, me.person.id))!
  return presentState(await findRoom(context.db, room.id), mine, await selectPeopleHere(context.db, room.id))
})

/** A recording ends with the stay of the page that makes it, however that ended. */
export async function settleRecording(
  services: Pick<Services, 'db' | 'rooms' | 'log' | 'jobs'>,
  roomId: number,
): Promise<void> {
  await services.db.transaction(async (db) => {
    const inside = { ...services, db }
    const room = await lockRoom(db, roomId)
    if (room.recording_id === null || (await selectRecorder(db, room.recording_id)).is_present) return
    await publishRoom(inside, await stopRecording(inside, room))
  })
}

/** The same for a person who goes on with another page. */
export async function endRecordingOf(
  services: Within<Pick<Services, 'db' | 'rooms' | 'log' | 'jobs'>>,
  room: RoomRow,
  personId: number,
): Promise<void> {
  if (room.recording_id === null) return
  const { recorder_id: recorderId, is_outside } = await selectRecorder(services.db, room.recording_id)
  const isMaker = Number(recorderId) === personId && !(is_outside && room.is_recording)
  if (isMaker) await publishRoom(services, await stopRecording(services, room))
}
