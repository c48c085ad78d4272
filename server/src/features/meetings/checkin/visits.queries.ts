import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { meetingSessions } from '#server/features/meetings/meetings/meetings.tables.ts'
import { checkinVisits } from './checkin.tables.ts'

type SiteId = { meetingId: number; sessionId: number }

const at = ({ meetingId, sessionId }: SiteId) =>
  and(
    eq(checkinVisits.meeting_id, meetingId),
    sql`${checkinVisits.session_id} is not distinct from ${sessionId || null}`,
  )

/** Undefined when the person is there already. */
export const insertVisit = (db: Db, row: typeof checkinVisits.$inferInsert) =>
  first(db.insert(checkinVisits).values(row).onConflictDoNothing().returning())

/** Whether somebody has checked in to this very site. */
export const isThere = async (db: Db, siteId: SiteId, userId: number) => {
  const rows = await db
    .select({ id: checkinVisits.id })
    .from(checkinVisits)
    .where(and(at(siteId), eq(checkinVisits.user_id, userId)))
  return rows.length > 0
}

/** Whether somebody has been at any part of a meeting. */
export const wasThere = async (db: Db, meetingId: number, userId: number) => {
  const rows = await db
    .select({ id: checkinVisits.id })
    .from(checkinVisits)
    .where(and(eq(checkinVisits.user_id, userId), eq(checkinVisits.meeting_id, meetingId)))
    .limit(1)
  return rows.length > 0
}

export const countVisits = async (db: Db, siteId: SiteId) =>
  (await only(db.select({ count: count() }).from(checkinVisits).where(at(siteId)))).count

export const selectLatestVisits = (db: Db, siteId: SiteId, limit: number) =>
  db
    .select({ name: users.truename, method: checkinVisits.method, at: checkinVisits.at })
    .from(checkinVisits)
    .innerJoin(users, eq(users.id, checkinVisits.user_id))
    .where(at(siteId))
    .orderBy(desc(checkinVisits.id))
    .limit(limit)

export const selectSessionTime = (db: Db, sessionId: number) =>
  first(db.select().from(meetingSessions).where(eq(meetingSessions.id, sessionId)))
