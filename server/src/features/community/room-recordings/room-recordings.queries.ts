import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { recordingLimits } from '#contract/community/room-recordings.ts'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { accessLog } from '#kernel/kernel.tables.ts'
import {
  roomConsents,
  roomPeople,
  roomPresence,
  roomRecordings,
  rooms,
} from '#server/features/community/rooms/rooms.tables.ts'

export type RecordingRow = typeof roomRecordings.$inferSelect

export const selectRecording = (db: Db, recordingId: number): Promise<RecordingRow | undefined> =>
  first(db.select().from(roomRecordings).where(eq(roomRecordings.id, recordingId)))

/** Parts of one recording are added one after the other. */
export const lockRecording = (db: Db, recordingId: number): Promise<RecordingRow | undefined> =>
  first(db.select().from(roomRecordings).where(eq(roomRecordings.id, recordingId)).for('update'))

type Part = { size: number; mime: string }

export const addPart = (db: Db, recordingId: number, { size, mime }: Part) =>
  db
    .update(roomRecordings)
    .set({ part_sizes: sql`${roomRecordings.part_sizes} || ${size}::int`, mime })
    .where(eq(roomRecordings.id, recordingId))

const isKept = sql`${roomRecordings.begun_at} is not null and cardinality(${roomRecordings.part_sizes}) > 0`

/** Those of a room that have something to show, with the names of those who agreed. */
export const selectRecordings = (db: Db, roomId: number) =>
  db
    .select({
      recording: roomRecordings,
      agreed: sql<string[]>`array(select c.name from ${roomConsents} c
        where c.recording_id = ${roomRecordings}.id and c.is_given order by c.answered_at)`,
    })
    .from(roomRecordings)
    .where(and(eq(roomRecordings.room_id, roomId), isKept))
    .orderBy(desc(roomRecordings.id))

/** The room of a recording for a member who has been inside; undefined for others. */
export const selectViewable = (db: Db, recordingId: number, userId: number) =>
  first(
    db
      .select({ recording: roomRecordings, room: rooms })
      .from(roomRecordings)
      .innerJoin(rooms, eq(rooms.id, roomRecordings.room_id))
      .where(and(eq(roomRecordings.id, recordingId), isKept, hasBeenInside(userId))),
  )

const hasBeenInside = (userId: number) =>
  sql`exists (select from ${roomPeople} q join ${roomPresence} p on p.person_id = q.id
    where q.room_id = ${roomRecordings}.room_id and q.user_id = ${userId} and q.admission <> 'removed')`

export const isInsider = async (db: Db, roomId: number, userId: number): Promise<boolean> =>
  (await db.$count(
    roomPeople,
    and(
      eq(roomPeople.room_id, roomId),
      eq(roomPeople.user_id, userId),
      sql`${roomPeople.admission} <> 'removed'`,
      sql`exists (select from ${roomPresence} p where p.person_id = ${roomPeople.id})`,
    ),
  )) > 0

/** The members whom a recording shows: each look at it is noted for each of them. */
export const selectShown = async (db: Db, recordingId: number): Promise<number[]> => {
  const rows = await db
    .select({ userId: roomPeople.user_id })
    .from(roomConsents)
    .innerJoin(roomPeople, eq(roomPeople.id, roomConsents.person_id))
    .where(and(eq(roomConsents.recording_id, recordingId), eq(roomConsents.is_given, true)))
  return rows.flatMap(({ userId }) => userId ?? [])
}

type Looking = { what: string; readerId: number; shown: number[] }

/** Whether this reader has begun to watch in the last hours: a player asks for piece after piece. */
export const hasLookedLately = async (db: Db, { what, readerId, shown }: Looking): Promise<boolean> =>
  shown.length > 0 &&
  (await db.$count(
    accessLog,
    and(
      inArray(accessLog.user_id, shown),
      eq(accessLog.reader_id, readerId),
      eq(accessLog.what, what),
      gt(accessLog.at, sql`now() - interval '12 hours'`),
    ),
  )) > 0

type OutsideColumns = Partial<Pick<RecordingRow, 'outside_state' | 'outside_name' | 'part_sizes' | 'mime'>>

/** Takes a recording of the media server on from this state; one that has gone on already stays as it is. */
export const updateOutside = (
  db: Db,
  recordingId: number,
  from: 'asked' | 'running',
  columns: OutsideColumns,
) =>
  db
    .update(roomRecordings)
    .set(columns)
    .where(and(eq(roomRecordings.id, recordingId), eq(roomRecordings.outside_state, from)))

/** Ended ones without anything in them, but for those whose file is still awaited. */
export const deleteEmpty = (db: Db) =>
  db
    .delete(roomRecordings)
    .where(
      and(
        sql`cardinality(${roomRecordings.part_sizes}) = 0`,
        sql`coalesce(${roomRecordings.outside_state} not in ('asked', 'running') or ${roomRecordings.begun_at} is null, true)`,
        lt(roomRecordings.ended_at, sql`now() - make_interval(mins => ${recordingLimits.lateMinutes})`),
      ),
    )

/** Those of a kind whose time is over, which are deleted with their parts. */
export const selectOld = (db: Db, kind: string, years: number): Promise<RecordingRow[]> =>
  db
    .select({ recording: roomRecordings })
    .from(roomRecordings)
    .innerJoin(rooms, eq(rooms.id, roomRecordings.room_id))
    .where(
      and(eq(rooms.kind, kind), lt(roomRecordings.asked_at, sql`now() - make_interval(years => ${years})`)),
    )
    .limit(20)
    .then((rows) => rows.map(({ recording }) => recording))

export const deleteRecording = (db: Db, recordingId: number) =>
  db.delete(roomRecordings).where(eq(roomRecordings.id, recordingId))
