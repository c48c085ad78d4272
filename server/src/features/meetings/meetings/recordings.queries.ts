import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { meetingRecordings } from './meetings.tables.ts'

/** Which sessions a recording shows, and how it passed. */
const timeColumns = {
  id: meetingRecordings.id,
  session_id: meetingRecordings.session_id,
  began_at: meetingRecordings.began_at,
  timeline: meetingRecordings.timeline,
  seconds: meetingRecordings.seconds,
  /** When the next tape of the meeting began. */
  next_began_at: sql<Date | null>`(select min(n.began_at) from ${meetingRecordings} n
    where n.meeting_id = ${meetingRecordings}.meeting_id and n.published
      and n.began_at > ${meetingRecordings}.began_at)`.mapWith(meetingRecordings.began_at),
}

/** A published recording, if it belongs to this meeting. */
export const selectPublishedRecording = (db: Db, meetingId: number, recordingId: number) =>
  first(
    db
      .select(timeColumns)
      .from(meetingRecordings)
      .where(
        and(
          eq(meetingRecordings.id, recordingId),
          eq(meetingRecordings.meeting_id, meetingId),
          eq(meetingRecordings.published, true),
        ),
      ),
  )

/** All recordings of a meeting, also those that are not published. */
export const selectTimelines = (db: Db, meetingId: number) =>
  db.select(timeColumns).from(meetingRecordings).where(eq(meetingRecordings.meeting_id, meetingId))

/** The published recordings of a meeting that were made live. */
export const selectLiveTimelines = (db: Db, meetingId: number) =>
  db
    .select(timeColumns)
    .from(meetingRecordings)
    .where(
      and(
        eq(meetingRecordings.meeting_id, meetingId),
        eq(meetingRecordings.published, true),
        isNotNull(meetingRecordings.began_at),
      ),
    )
    .orderBy(asc(meetingRecordings.began_at))
