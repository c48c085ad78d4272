import { and, desc, eq, exists, gt, sql } from 'drizzle-orm'
import { remindMinutes } from '#contract/meetings/reservations.ts'
import type { Language } from '#contract/wire/language.ts'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { parents, withParent } from '#server/features/meetings/meetings/meetings.queries.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { calendarFeeds, meetingReservations } from './reservations.tables.ts'

/** A visitor, 0, has booked nothing. */
export const selectReservationState = (db: Db, meetingId: number, userId: number) =>
  only(
    db
      .select({
        count: sql<number>`count(*)::int`,
        isOwn: sql<boolean>`coalesce(bool_or(${meetingReservations.user_id} = ${userId}), false)`,
      })
      .from(meetingReservations)
      .where(eq(meetingReservations.meeting_id, meetingId)),
  )

export type ReservationStateRow = Awaited<ReturnType<typeof selectReservationState>>

const beginOf = (meetingId: number) => sql`(select m.begin_at from ${meetings} m where m.id = ${meetingId})`

/** True when it is new: of two at once only one is. */
export const insertReservation = async (db: Db, meetingId: number, userId: number, language: Language) => {
  const rows = await db
    .insert(meetingReservations)
    .values({ meeting_id: meetingId, user_id: userId, language, known_begin_at: beginOf(meetingId) })
    .onConflictDoNothing()
    .returning({ id: meetingReservations.id })
  return rows.length > 0
}

/** True when there was one to give up, and time left to do so. */
export const deleteReservation = async (db: Db, meetingId: number, userId: number) => {
  const isOpen = db
    .select({ one: sql`1` })
    .from(meetings)
    .where(
      and(
        eq(meetings.id, meetingId),
        gt(meetings.begin_at, sql`now() + ${remindMinutes} * interval '1 minute'`),
      ),
    )
  const rows = await db
    .delete(meetingReservations)
    .where(
      and(
        eq(meetingReservations.meeting_id, meetingId),
        eq(meetingReservations.user_id, userId),
        exists(isOpen),
      ),
    )
    .returning({ id: meetingReservations.id })
  return rows.length > 0
}

/** What is to come, the next first, then what is over, the latest first. */
export const selectReservations = (db: Db, userId: number, limit: number, offset: number) =>
  db
    .select({
      ...withParent,
      reserved_at: meetingReservations.created_at,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(meetingReservations)
    .innerJoin(meetings, eq(meetings.id, meetingReservations.meeting_id))
    .leftJoin(parents, eq(parents.id, meetings.parent_id))
    .where(and(eq(meetingReservations.user_id, userId), eq(meetings.published, true)))
    .orderBy(
      sql`${meetings.end_at} > now() desc`,
      sql`abs(extract(epoch from ${meetings.begin_at} - now()))`,
      desc(meetings.id),
    )
    .limit(limit)
    .offset(offset)

export type ReservationRow = Awaited<ReturnType<typeof selectReservations>>[number]

const mostInCalendar = 500

/** What a calendar shows of somebody: what is to come, and the last quarter. */
export const selectCalendar = (db: Db, userId: number) =>
  db
    .select({ ...withParent, created_at: meetings.created_at })
    .from(meetingReservations)
    .innerJoin(meetings, eq(meetings.id, meetingReservations.meeting_id))
    .leftJoin(parents, eq(parents.id, meetings.parent_id))
    .where(
      and(
        eq(meetingReservations.user_id, userId),
        eq(meetings.published, true),
        gt(meetings.end_at, sql`now() - interval '90 days'`),
      ),
    )
    .orderBy(meetings.begin_at, meetings.id)
    .limit(mostInCalendar)

/** Which of the addresses of their calendar is good; the first is 1. */
export const selectFeedVersion = async (db: Db, userId: number) => {
  const row = await first(
    db
      .select({ version: calendarFeeds.version })
      .from(calendarFeeds)
      .where(eq(calendarFeeds.user_id, userId)),
  )
  return row?.version ?? 1
}

export const renewFeed = async (db: Db, userId: number) =>
  (
    await only(
      db
        .insert(calendarFeeds)
        .values({ user_id: userId, version: 2 })
        .onConflictDoUpdate({
          target: calendarFeeds.user_id,
          set: { version: sql`${calendarFeeds.version} + 1` },
        })
        .returning({ version: calendarFeeds.version }),
    )
  ).version
