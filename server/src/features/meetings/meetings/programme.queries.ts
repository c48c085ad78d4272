import { and, asc, eq, gt, inArray, isNull, lte, min, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { prepared } from '#kernel/prepared.ts'
import { doctorItemColumns } from '#server/features/people/doctors/doctors.queries.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { meetingDoctors, meetingRecordings, meetingSessions, recordingChapters } from './meetings.tables.ts'

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

/** Moves an item of the programme. */
export const updateProgrammeTime = (db: Db, sessionId: number, time: { begin_at: Date; end_at: Date }) =>
  db.update(meetingSessions).set(time).where(eq(meetingSessions.id, sessionId))

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
