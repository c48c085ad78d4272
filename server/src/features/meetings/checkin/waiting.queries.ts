import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { checkinVisits, checkinWaiting } from './checkin.tables.ts'
import type { SiteId } from './site-code.ts'
import { burstMs, freshHours } from './visit-rules.ts'

export type WaitingRow = typeof checkinWaiting.$inferSelect
type NewWaiting = typeof checkinWaiting.$inferInsert
type From = { meetingId: number; address: Buffer }

/** Arrivals from one network are judged one after the other, in all processes, so that none of a burst is missed. */
export const lockNetwork = (db: Db, { meetingId, address }: From) =>
  db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`checkin ${meetingId} ${address.toString('hex')}`}, 0))`,
  )

/** Whether somebody has come with this device before and was let in. */
export const isDeviceKnown = async (db: Db, userId: number, device: Buffer) => {
  const row = await first(
    db
      .select({ id: checkinVisits.id })
      .from(checkinVisits)
      .where(
        and(
          eq(checkinVisits.user_id, userId),
          eq(checkinVisits.device, device),
          sql`(not ${checkinVisits.is_fresh} or ${checkinVisits.staff_id} is not null)`,
        ),
      )
      .limit(1),
  )
  return row !== undefined
}

/** Whether somebody has come with a passkey before, and stayed on the list: by the staff, or at an earlier meeting. */
export const isPasskeyKnown = async (db: Db, passkeyId: number) => {
  const row = await first(
    db
      .select({ id: checkinVisits.id })
      .from(checkinVisits)
      .where(
        and(
          eq(checkinVisits.passkey_id, passkeyId),
          // A passkey that was made and turned away becomes no better with time.
          sql`(${checkinVisits.staff_id} is not null
            or ${checkinVisits.at} < now() - make_interval(hours => ${freshHours}))`,
        ),
      )
      .limit(1),
  )
  return row !== undefined
}

const within = sql`now() - make_interval(secs => ${burstMs / 1000})`

/** Other people who came from a network with fresh keys within the last second, let in or not. */
export const countFresh = async (db: Db, { meetingId, address }: From, userId: number) => {
  const found = db.execute<{
    people: number
  }>(sql`select count(distinct user_id)::int as people from (
      select user_id from ${checkinVisits} where meeting_id = ${meetingId} and address = ${address} and is_fresh and at > ${within}
      union all
      select user_id from ${checkinWaiting} where meeting_id = ${meetingId} and address = ${address} and at > ${within}) c
    where user_id <> ${userId}`)
  return (await only(found)).people
}

/** Those of a burst who were let in before it was one wait at the counter too; everybody of it is marked with its size. */
export const holdBurst = async (db: Db, { meetingId, address }: From, burst: number) => {
  await db.execute(sql`
    with taken as (
      delete from ${checkinVisits} where meeting_id = ${meetingId} and address = ${address} and is_fresh
        and staff_id is null and method = 'code' and at > ${within} returning *)
    insert into checkin_waiting (meeting_id, session_id, user_id, device, proof, passkey_id, address, consents, at)
    select meeting_id, session_id, user_id, device, case when proof = 'passkey' then proof else 'key' end,
      passkey_id, address, consents, at from taken
    on conflict do nothing`)
  await db
    .update(checkinWaiting)
    .set({ burst: sql`greatest(${checkinWaiting.burst}, ${burst})` })
    .where(
      and(
        eq(checkinWaiting.meeting_id, meetingId),
        eq(checkinWaiting.address, address),
        gt(checkinWaiting.at, within),
      ),
    )
}

/** Somebody who scans again waits where they were. */
export const insertWaiting = (db: Db, row: NewWaiting) =>
  db.insert(checkinWaiting).values(row).onConflictDoNothing()

const at = ({ meetingId, sessionId }: SiteId) =>
  and(
    eq(checkinWaiting.meeting_id, meetingId),
    sql`${checkinWaiting.session_id} is not distinct from ${sessionId || null}`,
  )

export const selectWaiting = (db: Db, siteId: SiteId, limit: number) =>
  db
    .select({ waiting: checkinWaiting, name: users.truename, phone_sealed: users.phone_sealed })
    .from(checkinWaiting)
    .innerJoin(users, eq(users.id, checkinWaiting.user_id))
    .where(at(siteId))
    .orderBy(asc(checkinWaiting.id))
    .limit(limit)

/** Takes one off the list, or everybody up to the newest that the staff has looked at. */
export const takeWaiting = (db: Db, siteId: SiteId, { id, lastId }: { id: number; lastId: number }) =>
  db
    .delete(checkinWaiting)
    .where(and(at(siteId), id > 0 ? eq(checkinWaiting.id, id) : lte(checkinWaiting.id, lastId)))
    .returning()

export const isWaitingAt = async (db: Db, meetingId: number, userId: number) => {
  const row = await first(
    db
      .select({ id: checkinWaiting.id })
      .from(checkinWaiting)
      .where(and(eq(checkinWaiting.meeting_id, meetingId), eq(checkinWaiting.user_id, userId)))
      .limit(1),
  )
  return row !== undefined
}

export const deleteWaitingOf = (db: Db, siteId: SiteId, userId: number) =>
  db.delete(checkinWaiting).where(and(at(siteId), eq(checkinWaiting.user_id, userId)))
