import { and, eq } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { meetingRecordings } from './meetings.tables.ts'

/** A published recording, if it belongs to this meeting. */
export const selectPublishedRecording = async (db: Db, meetingId: number, recordingId: number) => {
  const rows = await db
    .select({
      id: meetingRecordings.id,
      beganAt: meetingRecordings.began_at,
      timeline: meetingRecordings.timeline,
      seconds: meetingRecordings.seconds,
    })
    .from(meetingRecordings)
    .where(
      and(
        eq(meetingRecordings.id, recordingId),
        eq(meetingRecordings.meeting_id, meetingId),
        eq(meetingRecordings.published, true),
      ),
    )
  return rows[0]
}
