import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { MuteReason, TipOffKind } from '#contract/meetings/live-room.ts'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { prepared } from '#kernel/prepared.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { liveTipOffs, roomMutes, roomRules, roomViewers } from './live-room.tables.ts'

const roomOrder = prepared('room_order', (db) =>
  db
    .select({
      slowSeconds: sql<number>`coalesce((select slow_seconds from room_rules
        where meeting_id = ${sql.placeholder('meeting')}), 0)`,
      reason: roomMutes.reason,
      untilAt: roomMutes.until_at,
    })
    .from(sql`(select 1) as one`)
    .leftJoin(
      roomMutes,
      and(
        eq(roomMutes.meeting_id, sql.placeholder('meeting')),
        eq(roomMutes.user_id, sql.placeholder('user')),
        gt(roomMutes.until_at, sql`now()`),
      ),
    ),
)

/** The restrictions on a person's comments in a room. One statement: in a full room this runs with every comment. */
export const selectOrder = (db: Db, meetingId: number, userId: number) =>
  only(roomOrder(db).execute({ meeting: meetingId, user: userId }))

export const selectSlowSeconds = async (db: Db, meetingId: number): Promise<number> => {
  const row = await first(
    db.select({ seconds: roomRules.slow_seconds }).from(roomRules).where(eq(roomRules.meeting_id, meetingId)),
  )
  return row?.seconds ?? 0
}

export const upsertSlowSeconds = (db: Db, meetingId: number, seconds: number, userId: number) => {
  const row = { slow_seconds: seconds, changed_by: userId }
  return db
    .insert(roomRules)
    .values({ meeting_id: meetingId, ...row })
    .onConflictDoUpdate({ target: roomRules.meeting_id, set: { ...row, changed_at: sql`now()` } })
}

type NewMute = { meetingId: number; userId: number; reason: MuteReason; minutes: number; mutedBy: number }

export const upsertMute = (db: Db, { meetingId, userId, reason, minutes, mutedBy }: NewMute) => {
  const row = { reason, until_at: sql`now() + ${minutes} * interval '1 minute'`, muted_by: mutedBy }
  return db
    .insert(roomMutes)
    .values({ meeting_id: meetingId, user_id: userId, ...row })
    .onConflictDoUpdate({ target: [roomMutes.meeting_id, roomMutes.user_id], set: row })
}

/** True if it still held. */
export const deleteMute = async (db: Db, meetingId: number, userId: number): Promise<boolean> => {
  const rows = await db
    .delete(roomMutes)
    .where(and(eq(roomMutes.meeting_id, meetingId), eq(roomMutes.user_id, userId)))
    .returning({ held: sql<boolean>`${roomMutes.until_at} > now()` })
  return rows.some(({ held }) => held)
}

export const selectMutes = (db: Db, meetingId: number) =>
  db
    .select({ mute: roomMutes, truename: users.truename })
    .from(roomMutes)
    .innerJoin(users, eq(users.id, roomMutes.user_id))
    .where(and(eq(roomMutes.meeting_id, meetingId), gt(roomMutes.until_at, sql`now()`)))
    .orderBy(desc(roomMutes.created_at))

export type MuteRow = Awaited<ReturnType<typeof selectMutes>>[number]

export const selectRoles = async (db: Db, userId: number) =>
  (await first(db.select({ roles: users.operator_roles }).from(users).where(eq(users.id, userId))))?.roles

/** Returns the person if the arrival is new; repeated arrivals are reported once in a while. */
export const noteArrival = (db: Db, meetingId: number, userId: number, restMinutes: number) =>
  first(
    db.execute<{ truename: string; title: string }>(sql`
    with arrived as (
      insert into room_viewers as v (meeting_id, user_id) values (${meetingId}, ${userId})
      on conflict (meeting_id, user_id) do update set arrived_at = now()
        where v.arrived_at < now() - ${restMinutes} * interval '1 minute'
      returning v.user_id)
    select u.truename, u.title from arrived join ${users} u on u.id = arrived.user_id`),
  )

/** Those who arrived within the last minutes, the latest first. */
export const selectArrivals = (db: Db, meetingId: number, minutes: number, limit: number) =>
  db
    .select({ truename: users.truename, title: users.title })
    .from(roomViewers)
    .innerJoin(users, eq(users.id, roomViewers.user_id))
    .where(
      and(
        eq(roomViewers.meeting_id, meetingId),
        gt(roomViewers.arrived_at, sql`now() - ${minutes} * interval '1 minute'`),
      ),
    )
    .orderBy(desc(roomViewers.arrived_at))
    .limit(limit)

/** Half a year, as the law requires for network logs; after that the visits of people are private. */
export const deleteOldViewers = (db: Db) =>
  db.delete(roomViewers).where(lt(roomViewers.arrived_at, sql`now() - interval '180 days'`))

/** False if this user has already reported this live meeting today. */
export const insertTipOff = async (
  db: Db,
  row: { meeting_id: number; user_id: number; kind: TipOffKind; content: string },
) => {
  const added = await db
    .insert(liveTipOffs)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: liveTipOffs.id })
  return added.length > 0
}

/** Undefined if somebody else has decided it, or there is none. */
export const decideTipOff = (db: Db, tipOffId: number) =>
  first(
    db
      .update(liveTipOffs)
      .set({ decided_at: sql`now()` })
      .from(meetings)
      .where(
        and(
          eq(liveTipOffs.id, tipOffId),
          isNull(liveTipOffs.decided_at),
          eq(meetings.id, liveTipOffs.meeting_id),
        ),
      )
      .returning({ userId: liveTipOffs.user_id, meetingId: meetings.id, meeting: meetings.title }),
  )
