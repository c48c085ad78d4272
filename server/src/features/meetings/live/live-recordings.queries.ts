import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { meetingRecordings, recordingChapters } from '#server/features/meetings/meetings/meetings.tables.ts'

export type LiveRecordingRow = typeof meetingRecordings.$inferSelect

/** Includes those still being edited. */
export const selectAllRecordings = (db: Db, meetingId: number) =>
  db
    .select()
    .from(meetingRecordings)
    .where(eq(meetingRecordings.meeting_id, meetingId))
    .orderBy(asc(meetingRecordings.sort), asc(meetingRecordings.id))

export const selectRecording = (db: Db, recordingId: number) =>
  first(db.select().from(meetingRecordings).where(eq(meetingRecordings.id, recordingId)))

/** Appended to the existing ones; not published yet. */
export const insertLiveRecording = async (
  db: Db,
  recording: Pick<
    LiveRecordingRow,
    'meeting_id' | 'name' | 'video' | 'clarities' | 'seconds' | 'began_at' | 'timeline'
  >,
  chapters: { title: string; at_seconds: number }[],
): Promise<number> => {
  const row = await only(
    db
      .insert(meetingRecordings)
      .values({
        ...recording,
        published: false,
        sort: sql`(select coalesce(max(sort) + 1, 0) from ${meetingRecordings} where meeting_id = ${recording.meeting_id})`,
      })
      .returning({ recording_id: meetingRecordings.id }),
  )
  if (chapters.length > 0)
    await db.insert(recordingChapters).values(chapters.map((chapter) => ({ ...row, ...chapter })))
  return row.recording_id
}

export const updateRecording = (db: Db, recordingId: number, change: { published: boolean; name?: string }) =>
  only(db.update(meetingRecordings).set(change).where(eq(meetingRecordings.id, recordingId)).returning())
