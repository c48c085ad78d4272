import { and, asc, desc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { queuedNotices } from '#kernel/queued-notices/queued-notices.tables.ts'
import { recordingDigests } from '#server/features/library/recording-digests/recording-digests.tables.ts'
import type { DigestRow } from '#server/features/library/recording-digests/recording-digests.queries.ts'
import { meetingRecordings, meetingSessions } from '#server/features/meetings/meetings/meetings.tables.ts'

const isFull = and(
  sql`jsonb_array_length(${recordingDigests.chapters}) > 1`,
  isNull(recordingDigests.released_at),
)

/** Nobody is told of drafts of old talks; of this one its lecturers are. */
export const deleteOtherNotices = (db: Db, event: string, recordingId: number) =>
  db.delete(queuedNotices).where(
    sql`${queuedNotices.notice} ->> 'event' = ${event}
      and ${queuedNotices.notice} -> 'target' ->> 'path' not like ${`%=${recordingId}`}`,
  )

/** The drafts of the talks of a doctor. */
export const selectDraftsOf = (db: Db, doctorId: number): Promise<DigestRow[]> =>
  db
    .select()
    .from(recordingDigests)
    .where(
      and(
        isFull,
        inArray(
          recordingDigests.recording_id,
          db
            .select({ id: meetingRecordings.id })
            .from(meetingRecordings)
            .innerJoin(
              meetingSessions,
              and(
                eq(meetingSessions.meeting_id, meetingRecordings.meeting_id),
                eq(meetingSessions.title, meetingRecordings.name),
              ),
            )
            .where(eq(meetingSessions.doctor_id, doctorId)),
        ),
      ),
    )
    .orderBy(asc(recordingDigests.recording_id))

export const selectOtherDrafts = (db: Db, limit: number, known: readonly DigestRow[]): Promise<DigestRow[]> =>
  db
    .select()
    .from(recordingDigests)
    .where(
      and(
        isFull,
        known.length > 0
          ? notInArray(
              recordingDigests.recording_id,
              known.map((row) => row.recording_id),
            )
          : undefined,
      ),
    )
    .orderBy(
      desc(sql`jsonb_array_length(${recordingDigests.questions})`),
      desc(recordingDigests.recording_id),
    )
    .limit(limit)
