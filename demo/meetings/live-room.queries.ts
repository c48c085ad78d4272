import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { only } from '#kernel/first-row.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { comments } from '#server/features/community/comments/comments.tables.ts'
import type { Timeline } from '#server/features/meetings/meetings/recording-timeline.ts'
import { meetingRecordings } from '#server/features/meetings/meetings/meetings.tables.ts'

/** The users who comment in the demo world. */
export const selectTalkers = async (db: Db): Promise<number[]> => {
  const rows = await db.selectDistinct({ id: comments.user_id }).from(comments).orderBy(asc(comments.user_id))
  return rows.map((row) => row.id)
}

export const selectIdByPhone = async (db: Db, digest: Buffer): Promise<number> =>
  (await only(db.select({ id: users.id }).from(users).where(eq(users.phone_digest, digest)))).id

export const selectRecordingsOf = (db: Db, meetingIds: number[]) =>
  db
    .select()
    .from(meetingRecordings)
    .where(inArray(meetingRecordings.meeting_id, meetingIds))
    .orderBy(asc(meetingRecordings.id))

export type DemoRecording = Awaited<ReturnType<typeof selectRecordingsOf>>[number]

/** As if a recording had been made live. */
export const updateTimeline = (db: Db, recordingId: number, began_at: Date, timeline: Timeline) =>
  db.update(meetingRecordings).set({ began_at, timeline }).where(eq(meetingRecordings.id, recordingId))
