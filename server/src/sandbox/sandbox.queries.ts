import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { exams } from '#server/features/meetings/exams/exams.tables.ts'
import { hasStream } from '#server/features/meetings/meetings/meetings.queries.ts'
import { meetingRecordings, meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { secondFactors } from '#server/features/people/second-step/second-step.tables.ts'

/** As if its owner had chosen the present password so many days ago. False when nobody has the number. */
export const agePassword = async (db: Db, phoneDigest: Buffer, days: number): Promise<boolean> => {
  const rows = await db
    .update(users)
    .set({ password_initial: false, password_changed_at: sql`now() - ${days} * interval '1 day'` })
    .where(eq(users.phone_digest, phoneDigest))
    .returning({ id: users.id })
  return rows.length === 1
}

/** The authenticator apps of operators. */
export const selectAuthenticators = (db: Db) =>
  db
    .select({
      truename: users.truename,
      roles: users.operator_roles,
      phone: users.phone_sealed,
      sealed: sql<Buffer>`${secondFactors.sealed}`,
    })
    .from(secondFactors)
    .innerJoin(users, eq(users.id, secondFactors.user_id))
    .where(eq(secondFactors.kind, 'totp'))
    .orderBy(asc(users.id))

/** The published meetings, with what somebody who tries things out looks for in one. */
export const selectSandboxMeetings = (db: Db) =>
  db
    .select({
      meeting_id: meetings.id,
      title: meetings.title,
      is_big: meetings.is_big,
      is_on_air: sql<boolean>`${hasStream} and not ${meetings.is_offline}
        and ${meetings.begin_at} <= now() and ${meetings.end_at} > now()`,
      recordings: sql<number>`(select count(*)::int from ${meetingRecordings} r
        where r.meeting_id = ${meetings.id} and r.published)`,
      exam: exams.title,
    })
    .from(meetings)
    .leftJoin(exams, and(eq(exams.meeting_id, meetings.id), eq(exams.published, true)))
    .where(eq(meetings.published, true))
    .orderBy(asc(meetings.id))

export type SandboxMeeting = Awaited<ReturnType<typeof selectSandboxMeetings>>[number]
