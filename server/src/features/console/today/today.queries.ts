import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { liveStreams } from '#server/features/meetings/live/live.tables.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'

const mostLive = 20

/** The meetings that are going on over the internet. */
export const selectLiveNow = (db: Db) =>
  db
    .select({ meeting: meetings })
    .from(meetings)
    .leftJoin(liveStreams, eq(liveStreams.meeting_id, meetings.id))
    .where(
      and(
        eq(meetings.published, true),
        eq(meetings.is_offline, false),
        eq(meetings.is_big, false),
        lte(meetings.begin_at, sql`now()`),
        gt(meetings.end_at, sql`now()`),
        sql`coalesce(${liveStreams.phase}, '') <> 'ended'`,
      ),
    )
    .orderBy(asc(meetings.begin_at), asc(meetings.id))
    .limit(mostLive)
