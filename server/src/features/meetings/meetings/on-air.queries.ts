import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { onAirPeriods } from './on-air.tables.ts'

/** Without a confirmation for so long, the process that held the stream is dead. */
const patience = sql`interval '15 seconds'`

/** When a period ended, or is taken to have ended; null while it goes on. */
const endOf = (period: SQL) =>
  sql`coalesce(${period}.ended_at, case when ${period}.confirmed_at < now() - ${patience} then ${period}.confirmed_at end)`

/** A meeting is on air or not; repeating it changes nothing. `isHeldHere` asks for confirmations. */
export const noteOnAir = async (
  db: Db,
  meetingId: number,
  { isOnAir, isHeldHere }: { isOnAir: boolean; isHeldHere: boolean },
): Promise<void> => {
  const end = endOf(sql`on_air_periods`)
  await db
    .update(onAirPeriods)
    .set({ ended_at: sql`greatest(began_at, coalesce(${end}, now()))` })
    .where(
      and(
        eq(onAirPeriods.meeting_id, meetingId),
        isNull(onAirPeriods.ended_at),
        // What is on air goes on, except for the period of a dead process.
        isOnAir ? sql`${end} is not null` : undefined,
      ),
    )
  if (isOnAir)
    await db
      .insert(onAirPeriods)
      .values({ meeting_id: meetingId, confirmed_at: isHeldHere ? sql`now()` : null })
      .onConflictDoNothing()
}

/** The process that holds these streams is alive. */
export const confirmOnAir = (db: Db, meetingIds: number[]) =>
  db
    .update(onAirPeriods)
    .set({ confirmed_at: sql`now()` })
    .where(and(inArray(onAirPeriods.meeting_id, meetingIds), isNull(onAirPeriods.ended_at)))

/** What was on air since a moment; a period without an end goes on. */
export const selectOnAirSince = async (db: Db, meetingIds: number[], since: Date) => {
  const { rows } = await db.execute<{ meeting_id: number; began_ms: number; ended_ms: number | null }>(sql`
    select p.meeting_id, (extract(epoch from p.began_at) * 1000)::float8 as began_ms,
      (extract(epoch from ${endOf(sql`p`)}) * 1000)::float8 as ended_ms
    from ${onAirPeriods} p
    where p.meeting_id = any(${sql.param(meetingIds)}::bigint[])
      and coalesce(${endOf(sql`p`)}, now()) >= ${since.toISOString()}::timestamptz
    order by p.meeting_id, p.began_at`)
  return rows
}

/**
 * How long a meeting (`m`) was on air until now within its time, together with what is left of that time, in milliseconds: all that one
 * can watch of it live. Null where nothing was noted.
 */
export const onAirMs = (m: SQL) => sql`(select (extract(epoch from sum(greatest(interval '0',
      least(coalesce(${endOf(sql`p`)}, now()), now(), ${m}.end_at) - greatest(p.began_at, ${m}.begin_at)))
    + greatest(interval '0', ${m}.end_at - greatest(now(), ${m}.begin_at))) * 1000)::bigint
  from ${onAirPeriods} p where p.meeting_id = ${m}.id having count(*) > 0)`
