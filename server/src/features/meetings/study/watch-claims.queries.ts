import { eq, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '#kernel/database.ts'
import { only } from '#kernel/first-row.ts'
import { meetingRecordings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { watchClaims } from './study.tables.ts'
import type { ProgressAddition } from './watch.queries.ts'

/** What was reported and not shown by a log yet. At most one row per person and recording, in order of the key. */
export const addClaims = (db: Tx, rows: readonly ProgressAddition[]) =>
  db.execute(sql`
    insert into watch_claims as c (user_id, meeting_id, recording_id, covered, watched_ms)
    select * from unnest(${sql.param(rows.map((row) => row.userId))}::bigint[],
      ${sql.param(rows.map((row) => row.meetingId))}::bigint[],
      ${sql.param(rows.map((row) => row.recordingId))}::bigint[],
      ${sql.param(rows.map((row) => row.covered))}::int4multirange[],
      ${sql.param(rows.map((row) => row.watchedMs))}::bigint[])
    on conflict (user_id, meeting_id, recording_id) do update set covered = c.covered + excluded.covered,
      watched_ms = c.watched_ms + excluded.watched_ms, updated_at = now()`)

/** In order of the key, so that two transactions never deadlock. A transaction that also locks progress locks the claims first. */
export const lockClaims = (db: Tx, userIds: number[]) =>
  db
    .select({
      user_id: watchClaims.user_id,
      meeting_id: watchClaims.meeting_id,
      recording_id: watchClaims.recording_id,
      covered: sql<
        [from: number, to: number][]
      >`coalesce((select json_agg(json_build_array(lower(r), upper(r)))
        from unnest(${watchClaims.covered}) r), '[]')`,
      watched_ms: watchClaims.watched_ms,
      video: meetingRecordings.video,
      clarities: meetingRecordings.clarities,
      commentary: meetingRecordings.commentary,
    })
    .from(watchClaims)
    .leftJoin(meetingRecordings, eq(meetingRecordings.id, watchClaims.recording_id))
    .where(sql`${watchClaims.user_id} = any(${sql.param(userIds)}::bigint[])`)
    .orderBy(watchClaims.user_id, watchClaims.meeting_id, watchClaims.recording_id)
    .for('update', { of: watchClaims })

export type ClaimRow = Awaited<ReturnType<typeof lockClaims>>[number]

export type ClaimKey = Pick<ClaimRow, 'user_id' | 'meeting_id'>

/** What was sent of live streams and is not credited yet; asked once the claims are locked, which every credit of them passes. */
export const selectLiveLeft = async (db: Tx, rows: readonly ClaimKey[]) =>
  (
    await db.execute<ClaimKey & { left_ms: number }>(sql`
      select n.user_id, n.meeting_id, (select coalesce(sum(upper(r) - lower(r)), 0) from fetched_media f, unnest(f.bytes) r
          where f.user_id = n.user_id and f.file_key in ('live/' || n.meeting_id, 'live/' || n.meeting_id || '/rewind'))::float8
        - coalesce((select p.watched_ms from watch_progress p
          where p.user_id = n.user_id and p.meeting_id = n.meeting_id and p.recording_id = 0), 0) as left_ms
      from unnest(${sql.param(rows.map((row) => row.user_id))}::bigint[],
        ${sql.param(rows.map((row) => row.meeting_id))}::bigint[]) as n (user_id, meeting_id)`)
  ).rows

/** What was proven is no claim any more. */
export async function takeFromClaims(db: Tx, rows: readonly ProgressAddition[]): Promise<void> {
  await db.execute(sql`
    update watch_claims c set covered = c.covered - n.covered, watched_ms = greatest(0, c.watched_ms - n.watched_ms)
    from unnest(${sql.param(rows.map((row) => row.userId))}::bigint[],
      ${sql.param(rows.map((row) => row.meetingId))}::bigint[],
      ${sql.param(rows.map((row) => row.recordingId))}::bigint[],
      ${sql.param(rows.map((row) => row.covered))}::int4multirange[],
      ${sql.param(rows.map((row) => row.watchedMs))}::bigint[])
      as n (user_id, meeting_id, recording_id, covered, watched_ms)
    where (c.user_id, c.meeting_id, c.recording_id) = (n.user_id, n.meeting_id, n.recording_id)`)
  await db
    .delete(watchClaims)
    .where(
      sql`${watchClaims.user_id} = any(${sql.param(rows.map((row) => row.userId))}::bigint[]) and isempty(${watchClaims.covered})`,
    )
}

/** How late a log may be. */
export const deleteOldClaims = (db: Db) =>
  db.delete(watchClaims).where(lt(watchClaims.updated_at, sql`now() - interval '14 days'`))

/** How long the oldest claim has waited for a log. */
export const selectOldestClaimSeconds = async (db: Db): Promise<number> => {
  const { seconds } = await only(
    db.execute<{ seconds: number | null }>(
      sql`select extract(epoch from now() - min(updated_at))::float8 as seconds from ${watchClaims}`,
    ),
  )
  return seconds ?? 0
}
