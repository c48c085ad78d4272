import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { liveTipOffs } from '#server/features/meetings/live-room/live-room.tables.ts'
import { watchers, watchProgress } from '#server/features/meetings/study/study.tables.ts'

/** Players report twice a minute or more often. */
export const countWatching = (db: Db, meetingId: number) =>
  db.$count(
    watchers,
    and(
      eq(watchers.meeting_id, meetingId),
      eq(watchers.recording_id, 0),
      gt(watchers.claimed_until, sql`now() - interval '1 minute'`),
    ),
  )

export const countOpenTipOffs = (db: Db, meetingId: number) =>
  db.$count(liveTipOffs, and(eq(liveTipOffs.meeting_id, meetingId), isNull(liveTipOffs.decided_at)))

/** By how many the viewers of a minute, counted at its middle, are more or fewer than those of the minute before. */
export const selectSteps = async (db: Db, meetingId: number) => {
  const minuteOf = (ms: string) => sql`ceil((${sql.raw(ms)} - 30000) / 60000.0)::int`
  const found = await db.execute<{ minute: number; step: number }>(sql`
    select minute, sum(step)::int as step
    from ${watchProgress} p
      cross join lateral unnest(p.covered) r
      cross join lateral (values (${minuteOf('lower(r)')}, 1), (${minuteOf('upper(r)')}, -1)) s (minute, step)
    where p.meeting_id = ${meetingId} and p.recording_id = 0
    group by minute`)
  return found.rows
}
