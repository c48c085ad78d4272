import { and, eq, gt, inArray, isNull, lte, ne, not, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { meetingReservations } from './reservations.tables.ts'

/** Whom to remind of which begin. As text, since a JavaScript date has no microseconds. */
export type ReminderKey = { reservationId: number; beginAt: string }

const beginText = sql<string>`to_char(${meetings.begin_at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** Of a begin that is to come, and of which the person was not reminded yet. */
const isAhead = and(
  eq(meetings.published, true),
  gt(meetings.begin_at, sql`now()`),
  not(sql`${meetings.begin_at} = any(${meetingReservations.reminded})`),
)

/** Reminders of the meetings, or of the one, that begin within so many minutes. */
export const selectReminderKeys = (db: Db, minutes: number, meetingId?: number): Promise<ReminderKey[]> =>
  db
    .select({ reservationId: meetingReservations.id, beginAt: beginText })
    .from(meetingReservations)
    .innerJoin(meetings, eq(meetings.id, meetingReservations.meeting_id))
    .where(
      and(
        inArray(meetingReservations.state, ['waiting', 'sending']),
        isAhead,
        lte(meetings.begin_at, sql`now() + ${minutes} * interval '1 minute'`),
        meetingId === undefined ? undefined : eq(meetings.id, meetingId),
      ),
    )

/** Undefined when there is nothing to remind of any more. One that failed is here because an operator wants it. */
export const selectReminder = (db: Db, { reservationId, beginAt }: ReminderKey) =>
  first(
    db
      .select({
        id: meetingReservations.id,
        isInDoubt: sql<boolean>`${meetingReservations.state} = 'sending' or ${meetingReservations.is_in_doubt}`,
        language: meetingReservations.language,
        userId: users.id,
        isActive: sql<boolean>`${users.status} = 'active'`,
        wantsSms: users.notify_sms,
        countryCode: users.country_code,
        phone: users.phone_sealed,
        meetingId: meetings.id,
        title: meetings.title,
        isBig: meetings.is_big,
        beginAt: meetings.begin_at,
      })
      .from(meetingReservations)
      .innerJoin(meetings, eq(meetings.id, meetingReservations.meeting_id))
      .innerJoin(users, eq(users.id, meetingReservations.user_id))
      .where(
        and(
          eq(meetingReservations.id, reservationId),
          ne(meetingReservations.state, 'sent'),
          isAhead,
          eq(meetings.begin_at, sql`${beginAt}::timestamptz`),
        ),
      ),
  )

export type ReminderRow = NonNullable<Awaited<ReturnType<typeof selectReminder>>>

/** Nothing is noted for a meeting that was put off in the meantime: its reminder waits for another begin. */
const isStill = ({ reservationId, beginAt }: ReminderKey) =>
  and(
    eq(meetingReservations.id, reservationId),
    sql`exists (select from ${meetings} where ${meetings.id} = ${meetingReservations.meeting_id}
      and ${meetings.begin_at} = ${beginAt}::timestamptz)`,
  )

/** True for the first who asks: the inbox message goes out only once when the SMS is tried again. */
export const notePush = async (db: Db, key: ReminderKey) => {
  const rows = await db
    .update(meetingReservations)
    .set({ pushed_at: sql`now()` })
    .where(and(isStill(key), isNull(meetingReservations.pushed_at)))
    .returning({ id: meetingReservations.id })
  return rows.length > 0
}

/** From here on the gateway may have the SMS. */
export const noteSending = async (db: Db, key: ReminderKey) => {
  const rows = await db
    .update(meetingReservations)
    .set({ state: 'sending' })
    .where(isStill(key))
    .returning({ id: meetingReservations.id })
  return rows.length > 0
}

/** The gateway certainly does not have it. */
export const noteUnsent = (db: Db, key: ReminderKey) =>
  db.update(meetingReservations).set({ state: 'waiting', is_in_doubt: false }).where(isStill(key))

/** Of this begin never again, also when the meeting is put off and back. */
export const noteReminded = (db: Db, key: ReminderKey) =>
  db
    .update(meetingReservations)
    .set({
      state: 'sent',
      sent_at: sql`now()`,
      reminded: sql`array_append(${meetingReservations.reminded}, ${key.beginAt}::timestamptz)`,
    })
    .where(isStill(key))

export const giveUpReminder = (db: Db, key: ReminderKey) =>
  db
    .update(meetingReservations)
    .set({
      state: 'failed',
      is_in_doubt: sql`${meetingReservations.state} = 'sending' or ${meetingReservations.is_in_doubt}`,
    })
    .where(isStill(key))
