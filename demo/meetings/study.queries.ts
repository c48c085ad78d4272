import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { only } from '#kernel/first-row.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { meetingRecordings, meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { credits } from '#server/features/meetings/study/study.tables.ts'

export const setCredit = (db: Db, meetingId: number, isCredit: boolean) =>
  db.update(meetings).set({ is_credit: isCredit }).where(eq(meetings.id, meetingId))

export const selectRecordings = (db: Db, meetingId: number) =>
  db
    .select({ id: meetingRecordings.id, seconds: meetingRecordings.seconds })
    .from(meetingRecordings)
    .where(eq(meetingRecordings.meeting_id, meetingId))
    .orderBy(asc(meetingRecordings.sort), asc(meetingRecordings.id))

/** The recordings of these meetings. */
export const selectRecordingsOf = (db: Db, meetingIds: number[]) =>
  db
    .select({ id: meetingRecordings.id, name: meetingRecordings.name })
    .from(meetingRecordings)
    .where(inArray(meetingRecordings.meeting_id, meetingIds))
    .orderBy(asc(meetingRecordings.id))

export const selectUserByPhone = async (db: Db, digest: Buffer) =>
  (await only(db.select({ id: users.id }).from(users).where(eq(users.phone_digest, digest)))).id

export const updateGrantedAt = (
  db: Db,
  { userId, meetingId }: { userId: number; meetingId: number },
  at: Date,
) =>
  db
    .update(credits)
    .set({ granted_at: at })
    .where(and(eq(credits.user_id, userId), eq(credits.meeting_id, meetingId)))
