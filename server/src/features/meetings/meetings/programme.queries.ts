import { and, asc, eq, gt, inArray, isNull, lt, lte, min, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { prepared } from '#kernel/prepared.ts'
import { doctorItemColumns } from '#server/features/people/doctors/doctors.queries.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import {
  meetingDoctors,
  meetingRecordings,
  meetings,
  meetingSessions,
  recordingChapters,
} from './meetings.tables.ts'

/** What was taken back is not in the programme. */
const isShown = isNull(meetingSessions.taken_back_at)

/** Rows of a meeting, or of one of its published child meetings. */
const withinMeeting = (column: AnyPgColumn, meetingId: number): SQL =>
  sql`${column} in (select id from meetings where published and (id = ${meetingId} or parent_id = ${meetingId}))`

export const selectProgramme = (db: Db, meetingId: number) =>
  db
    .select({ session: meetingSessions, expert: doctorItemColumns })
    .from(meetingSessions)
    .leftJoin(doctors, eq(doctors.id, meetingSessions.doctor_id))
    .where(and(withinMeeting(meetingSessions.meeting_id, meetingId), isShown))
    .orderBy(asc(meetingSessions.begin_at), asc(meetingSessions.hall), asc(meetingSessions.id))

export type ProgrammeRow = Awaited<ReturnType<typeof selectProgramme>>[number]

export const hasSession = async (db: Db, meetingId: number, sessionId: number) => {
  const rows = await db
    .select({ id: meetingSessions.id })
    .from(meetingSessions)
    .where(
      and(eq(meetingSessions.id, sessionId), withinMeeting(meetingSessions.meeting_id, meetingId), isShown),
    )
  return rows.length > 0
}

/** The sessions that a meeting's stream shows now; halls run in parallel. */
export const selectSessionsOnAir = async (db: Db, meetingId: number): Promise<number[]> => {
  const rows = await db
    .select({ id: meetingSessions.id })
    .from(meetingSessions)
    .where(
      and(
        eq(meetingSessions.meeting_id, meetingId),
        isShown,
        lte(meetingSessions.begin_at, sql`now()`),
        gt(meetingSessions.end_at, sql`now()`),
      ),
    )
    .orderBy(asc(meetingSessions.begin_at), asc(meetingSessions.id))
  return rows.map(({ id }) => id)
}

/** The title of what else takes place in a hall of a meeting during a period; parts share the halls of the large one. */
export const selectInHall = async (
  db: Db,
  { meetingId, hall, begin_at, end_at }: { meetingId: number; hall: string; begin_at: Date; end_at: Date },
): Promise<string | undefined> =>
  (
    await first(
      db
        .select({ title: meetingSessions.title })
        .from(meetingSessions)
        .where(
          and(
            withinMeeting(meetingSessions.meeting_id, meetingId),
            isShown,
            eq(meetingSessions.hall, hall),
            lt(meetingSessions.begin_at, end_at),
            gt(meetingSessions.end_at, begin_at),
          ),
        )
        .limit(1),
    )
  )?.title

/** Moves an item of the programme. */
export const updateProgrammeTime = (db: Db, sessionId: number, time: { begin_at: Date; end_at: Date }) =>
  db.update(meetingSessions).set(time).where(eq(meetingSessions.id, sessionId))

/** One change of a programme at a time: two that would clash must see each other. */
export const lockProgramme = (db: Db, rootId: number) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`programme ${rootId}`}, 0))`)

/** The large meeting of a part, or the meeting itself: halls are shared by all of its parts. */
export const selectRoot = async (db: Db, meetingId: number) =>
  (
    await first(
      db
        .select({ rootId: sql<number>`coalesce(${meetings.parent_id}, ${meetings.id})::int` })
        .from(meetings)
        .where(eq(meetings.id, meetingId)),
    )
  )?.rootId

export type NewSession = Pick<
  typeof meetingSessions.$inferInsert,
  'meeting_id' | 'hall' | 'title' | 'doctor_id' | 'begin_at' | 'end_at'
>

export const insertSession = async (db: Db, session: NewSession) =>
  (await only(db.insert(meetingSessions).values(session).returning({ id: meetingSessions.id }))).id

/** Who speaks in a session is among the lecturers of its meeting. */
export const ensureLecturer = (db: Db, meetingId: number, doctorId: number) =>
  db
    .insert(meetingDoctors)
    .values({
      meeting_id: meetingId,
      doctor_id: doctorId,
      sort: sql`(select coalesce(max(sort) + 1, 0) from ${meetingDoctors} where meeting_id = ${meetingId})`,
    })
    .onConflictDoNothing()

const speakers = prepared('meeting_speakers', (db) =>
  db
    .select(doctorItemColumns)
    .from(meetingDoctors)
    .innerJoin(doctors, eq(doctors.id, meetingDoctors.doctor_id))
    .where(eq(meetingDoctors.meeting_id, sql.placeholder('meeting')))
    .orderBy(asc(meetingDoctors.sort), asc(doctors.id)),
)

export const selectSpeakers = (db: Db, meetingId: number) => speakers(db).execute({ meeting: meetingId })

/** Everybody who speaks in a meeting or in its child meetings, each once: the meeting's own speakers first, then in their order. */
export const selectExpertsOfMeeting = (db: Db, meetingId: number) =>
  db
    .select(doctorItemColumns)
    .from(meetingDoctors)
    .innerJoin(doctors, eq(doctors.id, meetingDoctors.doctor_id))
    .where(withinMeeting(meetingDoctors.meeting_id, meetingId))
    .groupBy(doctors.id)
    .orderBy(
      sql`bool_or(${meetingDoctors.meeting_id} = ${meetingId}) desc`,
      min(meetingDoctors.sort),
      asc(doctors.sort),
      asc(doctors.id),
    )

/** Undefined for a doctor who does not speak in it. */
export const selectExpertOfMeeting = (db: Db, meetingId: number, doctorId: number) =>
  first(
    db
      .select({ ...doctorItemColumns, introduction: doctors.introduction })
      .from(meetingDoctors)
      .innerJoin(doctors, eq(doctors.id, meetingDoctors.doctor_id))
      .where(and(eq(doctors.id, doctorId), withinMeeting(meetingDoctors.meeting_id, meetingId)))
      .limit(1),
  )

/** Only recordings that have been edited. */
export const selectRecordings = (db: Db, meetingId: number) =>
  db
    .select()
    .from(meetingRecordings)
    .where(and(eq(meetingRecordings.meeting_id, meetingId), eq(meetingRecordings.published, true)))
    .orderBy(asc(meetingRecordings.sort), asc(meetingRecordings.id))

export type RecordingRow = Awaited<ReturnType<typeof selectRecordings>>[number]

export const selectChapters = (db: Db, recordingIds: number[]) =>
  db
    .select()
    .from(recordingChapters)
    .where(inArray(recordingChapters.recording_id, recordingIds))
    .orderBy(
      asc(recordingChapters.recording_id),
      asc(recordingChapters.at_seconds),
      asc(recordingChapters.id),
    )

export type ChapterRow = Awaited<ReturnType<typeof selectChapters>>[number]
