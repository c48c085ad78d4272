import { and, asc, eq, notInArray } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { only } from '#kernel/first-row.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { meetingRecordings, meetings } from '#server/features/meetings/meetings/meetings.tables.ts'

export const setCredit = (db: Db, meetingId: number, isCredit: boolean) =>
  db.update(meetings).set({ is_credit: isCredit }).where(eq(meetings.id, meetingId))

export const selectRecordings = (db: Db, meetingId: number) =>
  db
    .select({ id: meetingRecordings.id, seconds: meetingRecordings.seconds })
    .from(meetingRecordings)
    .where(eq(meetingRecordings.meeting_id, meetingId))
    .orderBy(asc(meetingRecordings.sort), asc(meetingRecordings.id))

/** The recordings of meetings that grant credit, except of these. */
export const selectCreditRecordings = (db: Db, withoutIds: number[]) =>
  db
    .select({ id: meetingRecordings.id, name: meetingRecordings.name })
    .from(meetingRecordings)
    .innerJoin(meetings, eq(meetings.id, meetingRecordings.meeting_id))
    .where(and(eq(meetings.is_credit, true), notInArray(meetings.id, withoutIds)))
    .orderBy(asc(meetingRecordings.id))

export const selectUserByPhone = async (db: Db, digest: Buffer) =>
  (await only(db.select({ id: users.id }).from(users).where(eq(users.phone_digest, digest)))).id
