import { eq, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { only } from '#kernel/first-row.ts'
import type { RoomRow } from './rooms.queries.ts'
import { roomConsents, roomPeople, roomRecordings, rooms } from './rooms.tables.ts'

export type RecordingRow = typeof roomRecordings.$inferSelect

type Asked = { room: RoomRow; recorderId: number; partsKey: string; isOutside: boolean }

/** What anybody said to an earlier recording does not count for this one. */
export const insertRecording = async (
  db: Db,
  { room, recorderId, partsKey, isOutside }: Asked,
): Promise<RecordingRow> => {
  await db.update(roomPeople).set({ consent: 'none' }).where(eq(roomPeople.room_id, room.id))
  return only(
    db
      .insert(roomRecordings)
      .values({
        room_id: room.id,
        recorder_id: recorderId,
        parts_key: partsKey,
        covers_speech: room.may_transcribe,
        outside_state: isOutside ? 'asked' : null,
      })
      .returning(),
  )
}

type Consent = { recordingId: number; person: { id: number; name: string }; isGiven: boolean }

export const upsertConsent = async (db: Db, { recordingId, person, isGiven }: Consent): Promise<void> => {
  await db
    .update(roomPeople)
    .set({ consent: isGiven ? 'given' : 'refused' })
    .where(eq(roomPeople.id, person.id))
  await db
    .insert(roomConsents)
    .values({ recording_id: recordingId, person_id: person.id, name: person.name, is_given: isGiven })
    .onConflictDoUpdate({
      target: [roomConsents.recording_id, roomConsents.person_id],
      set: { is_given: isGiven, answered_at: sql`now()` },
    })
}

export const updateBegun = (db: Db, recordingId: number) =>
  db
    .update(roomRecordings)
    .set({ begun_at: sql`now()` })
    .where(eq(roomRecordings.id, recordingId))

/** Ends what is asked for or recorded in a room; the last part may still be on its way. */
export const endRecording = async (db: Db, { id, recording_id }: RoomRow): Promise<RoomRow> => {
  await db
    .update(roomRecordings)
    .set({ ended_at: sql`now()` })
    .where(eq(roomRecordings.id, recording_id!))
  return only(
    db
      .update(rooms)
      .set({ recording_id: null, is_recording: false, is_recorded_outside: false })
      .where(eq(rooms.id, id))
      .returning(),
  )
}

/**
 * Who makes a recording, and whether they are still inside. One that the media server makes goes on while anybody is; until
 * it has begun it waits for the page that asked.
 */
export const selectRecorder = async (db: Db, recordingId: number) =>
  only(
    db.execute<{ recorder_id: string | null; is_outside: boolean; is_present: boolean }>(sql`
      select r.recorder_id, r.outside_state is not null as is_outside,
        exists (select from room_presence p where p.left_at is null and p.room_id = r.room_id
          and (p.person_id = r.recorder_id or r.outside_state is not null and r.begun_at is not null)) as is_present
      from ${roomRecordings} r where r.id = ${recordingId}`),
  )

/** How the media server names it; null for one that it does not make, or not yet. */
export const selectOutsideName = async (db: Db, recordingId: number): Promise<string | null> =>
  (
    await only(
      db
        .select({ name: roomRecordings.outside_name })
        .from(roomRecordings)
        .where(eq(roomRecordings.id, recordingId)),
    )
  ).name
