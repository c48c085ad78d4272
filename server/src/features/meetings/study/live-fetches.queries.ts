import { lt, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { liveFetches, watchers, watchProgress } from './study.tables.ts'
import { carryMs } from './watch-rules.ts'

export type LiveFetch = { userId: number; meetingId: number; ms: number; bytes: number }

/** A report may be that late, and a player reads half a minute ahead. */
const aheadMs = carryMs + 30_000

/**
 * Adds what was sent to many viewers in one statement, in order of the key, so that two processes never deadlock. More than the time that
 * a late report may still claim is not kept. The account, or the meeting, may be gone meanwhile.
 */
export const addLiveFetches = (db: Db, rows: readonly LiveFetch[]) =>
  db.execute(sql`
    insert into live_fetches as f (user_id, meeting_id, fetched_ms, bytes)
    select n.user_id, n.meeting_id, coalesce(p.watched_ms, 0) + least(n.ms, ${aheadMs}), n.bytes
    from unnest(${sql.param(rows.map((row) => row.userId))}::bigint[],
      ${sql.param(rows.map((row) => row.meetingId))}::bigint[], ${sql.param(rows.map((row) => row.ms))}::bigint[],
      ${sql.param(rows.map((row) => row.bytes))}::bigint[]) as n (user_id, meeting_id, ms, bytes)
    join ${users} u on u.id = n.user_id join ${meetings} m on m.id = n.meeting_id
    left join ${watchProgress} p on p.user_id = n.user_id and p.meeting_id = n.meeting_id and p.recording_id = 0
    order by n.user_id, n.meeting_id
    on conflict (user_id, meeting_id) do update set bytes = f.bytes + excluded.bytes, updated_at = now(),
      -- What is inserted begins at what was watched: the difference is what was sent.
      fetched_ms = least(
        f.fetched_ms + excluded.fetched_ms - coalesce((select w.watched_ms from ${watchProgress} w
          where w.user_id = f.user_id and w.meeting_id = f.meeting_id and w.recording_id = 0), 0),
        coalesce((select w.watched_ms from ${watchProgress} w
          where w.user_id = f.user_id and w.meeting_id = f.meeting_id and w.recording_id = 0), 0) + ${aheadMs})`)

/** What a watcher of a live stream has fetched and not yet been credited; null for somebody who has fetched nothing. */
export const liveLeftMs = sql<
  number | null
>`(select f.fetched_ms - coalesce((select p.watched_ms from ${watchProgress} p
    where p.user_id = f.user_id and p.meeting_id = f.meeting_id and p.recording_id = 0), 0)
  from ${liveFetches} f where f.user_id = ${watchers.user_id} and f.meeting_id = ${watchers.meeting_id}
    and ${watchers.recording_id} = 0)::float8`

/** A live stream is over within days. */
export const deleteOldLiveFetches = (db: Db) =>
  db.delete(liveFetches).where(lt(liveFetches.updated_at, sql`now() - interval '90 days'`))
