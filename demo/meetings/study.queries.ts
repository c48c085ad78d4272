import { and, asc, eq, notInArray } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { only } from '#kernel/first-row.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { meetingRecordings, meetings } from '#server/features/meetings/meetings/meetings.tables.ts'

export const setCredit = (db: Db, meetingId: number, isCredit: boolean) =>
  db.update(meetings).set({ is_credit: isCredit }).where(eq(meetings.id, meetingId))

export const selectRecordingIds = async (db: Db, meetingId: number) => {
  const rows = await db
    .select({ id: meetingRecordings.id })
    .from(meetingRecordings)
    .where(eq(meetingRecordings.meeting_id, meetingId))
    .orderBy(asc(meetingRecordings.sort), asc(meetingRecordings.id))
  return rows.map(({ id }) => id)
}

/** The recordings of meetings that grant credit, except of these. */
export const selectCreditRecordings = async (db: Db, withoutIds: number[]) => {
  const rows = await db
    .select({ id: meetingRecordings.id })
    .from(meetingRecordings)
    .innerJoin(meetings, eq(meetings.id, meetingRecordings.meeting_id))
    .where(and(eq(meetings.is_credit, true), notInArray(meetings.id, withoutIds)))
    .orderBy(asc(meetingRecordings.id))
  return rows.map(({ id }) => id)
}

export const selectUserByPhone = async (db: Db, digest: Buffer) =>
  (await only(db.select({ id: users.id }).from(users).where(eq(users.phone_digest, digest)))).id
