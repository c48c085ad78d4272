import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import type { MonthlyTable } from '#kernel/monthly-tables/monthly-table.ts'
import { meetingRecordings, meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { liveLeftMs } from './live-fetches.queries.ts'
import { recallMoments } from './recall.tables.ts'
import { credits, watchers, watchSessions } from './study.tables.ts'

export type NewSession = typeof watchSessions.$inferInsert

/** Sessions that are evidence for credit: those of meetings that grant it, and of people who have received it. */
const carriesProof = sql`exists (select from ${meetings} where ${meetings.id} = ${watchSessions.meeting_id}
    and ${meetings.is_credit})
  or exists (select from ${credits} where ${credits.user_id} = ${watchSessions.user_id}
    and ${credits.meeting_id} = ${watchSessions.meeting_id})`

/** Two years: credit is counted by calendar year, and audited in the next. */
export const watchSessionMonths: MonthlyTable = {
  name: 'watch_sessions',
  column: 'opened_at',
  keptMonths: 24,
  isKept: carriesProof,
}

export const insertWatchSession = async (db: Db, session: NewSession): Promise<number> =>
  (await only(db.insert(watchSessions).values(session).returning({ id: watchSessions.id }))).id

/** From now on only this session of the person counts; time already spent stays spent. */
export const replaceSession = (db: Db, sessionId: number, session: NewSession, now: Date) => {
  const { user_id, meeting_id, recording_id } = session
  return db
    .insert(watchers)
    .values({ user_id, session_id: sessionId, meeting_id, recording_id, claimed_until: now })
    .onConflictDoUpdate({
      target: watchers.user_id,
      set: {
        session_id: sessionId,
        meeting_id,
        recording_id,
        seq: 0,
        claimed_until: sql`greatest(${watchers.claimed_until}, excluded.claimed_until)`,
      },
    })
}

/** In order of the key, so that two batches never deadlock. */
export const lockWatchers = (db: Db, userIds: number[]) =>
  db
    .select({
      user_id: watchers.user_id,
      session_id: watchers.session_id,
      seq: watchers.seq,
      claimed_until: watchers.claimed_until,
      hidden_ms: watchers.hidden_ms,
      meeting_id: watchers.meeting_id,
      recording_id: watchers.recording_id,
      begin_at: meetings.begin_at,
      end_at: meetings.end_at,
      seconds: sql<number>`coalesce(${meetingRecordings.seconds}, 0)`,
      video: meetingRecordings.video,
      clarities: meetingRecordings.clarities,
      commentary: meetingRecordings.commentary,
      live_left_ms: liveLeftMs,
      has_recall: sql<boolean>`exists (select from ${recallMoments} q where q.user_id = ${watchers.user_id}
        and q.meeting_id = ${watchers.meeting_id} and q.recording_id = ${watchers.recording_id} and q.met_at is null)`,
    })
    .from(watchers)
    .innerJoin(meetings, eq(meetings.id, watchers.meeting_id))
    .leftJoin(meetingRecordings, eq(meetingRecordings.id, watchers.recording_id))
    .where(sql`${watchers.user_id} = any(${sql.param(userIds)}::bigint[])`)
    .orderBy(asc(watchers.user_id))
    .for('update', { of: watchers })

export type WatcherRow = Awaited<ReturnType<typeof lockWatchers>>[number]

export type WatcherUpdate = { userId: number; seq: number; claimedUntil: Date; hiddenMs: number }

export const updateWatchers = (db: Db, rows: WatcherUpdate[]) =>
  db.execute(sql`update watchers w set seq = n.seq, claimed_until = n.claimed_until, hidden_ms = n.hidden_ms
    from unnest(${sql.param(rows.map((row) => row.userId))}::bigint[], ${sql.param(rows.map((row) => row.seq))}::int[],
      ${sql.param(rows.map((row) => row.claimedUntil.toISOString()))}::timestamptz[],
      ${sql.param(rows.map((row) => row.hiddenMs))}::int[]) as n (user_id, seq, claimed_until, hidden_ms)
    where w.user_id = n.user_id`)

export type ProgressAddition = {
  userId: number
  meetingId: number
  recordingId: number
  covered: string
  watchedMs: number
}

type Sum = { user_id: number; meeting_id: number; recording_id: number; covered_ms: number }

/** The database merges ranges, so that nothing is lost when two servers add some at once. */
export const addProgress = async (db: Db, rows: ProgressAddition[]): Promise<Sum[]> => {
  const found = await db.execute<Sum>(sql`
    insert into watch_progress as p (user_id, meeting_id, recording_id, covered, watched_ms)
    select * from unnest(${sql.param(rows.map((row) => row.userId))}::bigint[],
      ${sql.param(rows.map((row) => row.meetingId))}::bigint[],
      ${sql.param(rows.map((row) => row.recordingId))}::bigint[],
      ${sql.param(rows.map((row) => row.covered))}::int4multirange[],
      ${sql.param(rows.map((row) => row.watchedMs))}::bigint[])
    on conflict (user_id, meeting_id, recording_id) do update set covered = p.covered + excluded.covered,
      watched_ms = p.watched_ms + excluded.watched_ms, updated_at = now()
    returning user_id, meeting_id, recording_id, (select coalesce(sum(upper(r) - lower(r)), 0) from unnest(p.covered) r)::int as covered_ms`)
  return found.rows
}

export const selectCoveredMs = async (db: Db, userId: number, meetingId: number, recordingId: number) => {
  const row = await first(
    db.execute<{ covered_ms: number }>(sql`
    select (select coalesce(sum(upper(r) - lower(r)), 0) from unnest(covered) r)::int as covered_ms from watch_progress
    where user_id = ${userId} and meeting_id = ${meetingId} and recording_id = ${recordingId}`),
  )
  return row?.covered_ms ?? 0
}
