import { and, eq, gt, inArray, isNull, lte, not, sql } from 'drizzle-orm'
import { remindMinutes } from '#contract/meetings/reservations.ts'
import type { Db } from '#kernel/database.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { meetingReservations } from './reservations.tables.ts'

/**
 * Takes reminders that are due, for as long as the lease says. Of several servers each takes others; those of a server
 * that died are taken again when the lease is over. What was not sent before the meeting began is of no use any more.
 */
export const claimReminders = async (db: Db, most: number, leaseSeconds: number): Promise<ReminderRow[]> => {
  const due = db
    .select({ id: meetingReservations.id })
    .from(meetingReservations)
    .innerJoin(meetings, eq(meetings.id, meetingReservations.meeting_id))
    .where(
      and(
        inArray(meetingReservations.state, ['waiting', 'sending']),
        lte(meetingReservations.held_until, sql`now()`),
        eq(meetings.published, true),
        gt(meetings.begin_at, sql`now()`),
        lte(meetings.begin_at, sql`now() + ${remindMinutes} * interval '1 minute'`),
        not(sql`${meetings.begin_at} = any(${meetingReservations.reminded})`),
      ),
    )
    .orderBy(meetings.begin_at, meetingReservations.id)
    .limit(most)
    .for('update', { of: meetingReservations, skipLocked: true })
  const taken = await db
    .update(meetingReservations)
    .set({
      state: 'sending',
      // Whoever held it before did not come back with an answer.
      is_in_doubt: sql`${meetingReservations.state} = 'sending'`,
      remind_for: sql`(select m.begin_at from meetings m where m.id = ${meetingReservations.meeting_id})`,
      tries: sql`${meetingReservations.tries} + 1`,
      held_until: sql`now() + ${leaseSeconds} * interval '1 second'`,
    })
    // A plain subquery could be run again for every row, and then lock more than these.
    .where(sql`${meetingReservations.id} = any(array(${due}))`)
    .returning({ id: meetingReservations.id })
  if (taken.length === 0) return []
  return selectReminders(
    db,
    taken.map((row) => row.id),
  )
}

const selectReminders = (db: Db, ids: number[]) =>
  db
    .select({
      id: meetingReservations.id,
      tries: meetingReservations.tries,
      isInDoubt: meetingReservations.is_in_doubt,
      language: meetingReservations.language,
      userId: users.id,
      isActive: sql<boolean>`${users.status} = 'active'`,
      wantsSms: users.notify_sms,
      countryCode: users.country_code,
      phone: users.phone_sealed,
      meetingId: meetings.id,
      title: meetings.title,
      isBig: meetings.is_big,
      beginAt: sql<Date>`${meetingReservations.remind_for}`.mapWith(meetings.begin_at),
    })
    .from(meetingReservations)
    .innerJoin(meetings, eq(meetings.id, meetingReservations.meeting_id))
    .innerJoin(users, eq(users.id, meetingReservations.user_id))
    .where(inArray(meetingReservations.id, ids))

export type ReminderRow = Awaited<ReturnType<typeof selectReminders>>[number]

/** True for the first who asks: the inbox message goes out only once when the SMS is tried again. */
export const notePush = async (db: Db, reservationId: number) => {
  const rows = await db
    .update(meetingReservations)
    .set({ pushed_at: sql`now()` })
    .where(and(eq(meetingReservations.id, reservationId), isNull(meetingReservations.pushed_at)))
    .returning({ id: meetingReservations.id })
  return rows.length > 0
}

type Held = Pick<ReminderRow, 'id' | 'tries'>

/** Nothing happens when another server has taken it, or the meeting was put off, in the meantime: `tries` tells. */
const stillHeld = ({ id, tries }: Held) =>
  and(
    eq(meetingReservations.id, id),
    eq(meetingReservations.state, 'sending'),
    eq(meetingReservations.tries, tries),
  )

/** Of this begin never again, also when the meeting is put off and back. */
export const noteReminded = (db: Db, held: Held) =>
  db
    .update(meetingReservations)
    .set({
      state: 'sent',
      sent_at: sql`now()`,
      reminded: sql`array_append(${meetingReservations.reminded}, ${meetingReservations.remind_for})`,
    })
    .where(stillHeld(held))

/** To be tried again. One that may have reached the gateway stays in hand, and is asked for first. */
export const postponeReminder = (db: Db, held: Held, seconds: number, isInDoubt: boolean) =>
  db
    .update(meetingReservations)
    .set({
      state: isInDoubt ? 'sending' : 'waiting',
      held_until: sql`now() + ${seconds} * interval '1 second'`,
    })
    .where(stillHeld(held))

export const giveUpReminder = (db: Db, held: Held) =>
  db.update(meetingReservations).set({ state: 'failed' }).where(stillHeld(held))
