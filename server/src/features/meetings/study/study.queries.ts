import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { only } from '#kernel/first-row.ts'
import { prepared } from '#kernel/prepared.ts'
import { certificates } from '#server/features/meetings/certificates/certificates.tables.ts'
import { meetingRecordings, meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { onAirMs } from '#server/features/meetings/meetings/on-air.queries.ts'
import { exams, examTries } from '#server/features/meetings/exams/exams.tables.ts'
import { checkins, checkinVisits } from '#server/features/meetings/checkin/checkin.tables.ts'
import { credits, watchClaims } from './study.tables.ts'

/** How much of a meeting, or of one child meeting of a large one, was watched. */
export type WatchedRow = {
  asked_id: number
  meeting_id: number
  duration_ms: number
  /** All of it that could be watched live so far, and what is left. */
  on_air_ms: number
  recorded_ms: number
  live_ms: number
  playback_ms: number
  watched_ms: number
  /** The same of what was reported and is not shown by the edge's log yet. */
  claimed_live_ms: number
  claimed_playback_ms: number
  claimed_ms: number
}

/** A large meeting is watched through its child meetings. */
export const selectWatched = async (db: Db, userId: number, meetingIds: number[]) => {
  const sizeOf = sql`(select coalesce(sum(upper(r) - lower(r)), 0) from unnest(p.covered) r)`
  const found = await db.execute<WatchedRow>(sql`
    with scope as (
      select a.id as asked_id, m.id, m.begin_at, m.end_at
      from ${meetings} a join ${meetings} m on m.id = a.id or m.parent_id = a.id and m.published
      where a.id = any(${sql.param(meetingIds)}::bigint[])
        and (m.id <> a.id or not exists (select 1 from ${meetings} c where c.parent_id = a.id and c.published)))
    select s.asked_id, s.id as meeting_id, (extract(epoch from s.end_at - s.begin_at) * 1000)::bigint as duration_ms,
      coalesce(${onAirMs(sql`s`)}, (extract(epoch from s.end_at - s.begin_at) * 1000)::bigint) as on_air_ms,
      (select coalesce(sum(r.seconds), 0) * 1000 from ${meetingRecordings} r where r.meeting_id = s.id and r.published)::bigint
        as recorded_ms,
      coalesce(sum(${sizeOf}) filter (where p.recording_id = 0), 0)::bigint as live_ms,
      coalesce(sum(least(${sizeOf}, w.seconds * 1000)) filter (where w.published), 0)::bigint as playback_ms,
      coalesce(sum(p.watched_ms), 0)::bigint as watched_ms,
      c.live_ms as claimed_live_ms, c.playback_ms as claimed_playback_ms, c.watched_ms as claimed_ms
    from scope s
    cross join lateral (
      select coalesce(sum(f.ms) filter (where q.recording_id = 0), 0)::bigint as live_ms,
        coalesce(sum(f.ms) filter (where q.recording_id > 0), 0)::bigint as playback_ms,
        coalesce(sum(q.watched_ms), 0)::bigint as watched_ms
      from ${watchClaims} q
      left join watch_progress o on (o.user_id, o.meeting_id, o.recording_id) = (q.user_id, q.meeting_id, q.recording_id)
      cross join lateral (select coalesce(sum(upper(r) - lower(r)), 0) as ms
        from unnest(q.covered - coalesce(o.covered, '{}')) r) f
      where q.user_id = ${userId} and q.meeting_id = s.id) c
    left join watch_progress p on p.user_id = ${userId} and p.meeting_id = s.id
    left join ${meetingRecordings} w on w.id = p.recording_id
    group by s.asked_id, s.id, s.begin_at, s.end_at, c.live_ms, c.playback_ms, c.watched_ms`)
  return found.rows
}

export const selectCredits = (db: Db, userId: number, meetingIds: number[]) =>
  db
    .select({
      meeting_id: credits.meeting_id,
      points_tenths: credits.points_tenths,
      granted_at: credits.granted_at,
      revoked_at: credits.revoked_at,
      number: certificates.number,
      revoke_reason: certificates.revoke_reason,
    })
    .from(credits)
    .leftJoin(
      certificates,
      sql`${certificates.id} = (select max(f.id) from ${certificates} f
        where f.user_id = ${credits.user_id} and f.meeting_id = ${credits.meeting_id})`,
    )
    .where(and(eq(credits.user_id, userId), inArray(credits.meeting_id, meetingIds)))

export type CreditRow = Awaited<ReturnType<typeof selectCredits>>[number]

/** Takes the credit of a certificate back, or lets it count again. */
export const setCreditRevoked = async (
  db: Db,
  { user_id, meeting_id }: { user_id: number | null; meeting_id: number | null },
  isRevoked: boolean,
): Promise<void> => {
  if (user_id === null || meeting_id === null) return
  await db
    .update(credits)
    .set({ revoked_at: isRevoked ? sql`now()` : null })
    .where(and(eq(credits.user_id, user_id), eq(credits.meeting_id, meeting_id)))
}

/** True for the first insert only: credit is granted once. */
export const insertCredit = async (db: Db, credit: typeof credits.$inferInsert): Promise<boolean> => {
  const rows = await db
    .insert(credits)
    .values(credit)
    .onConflictDoNothing()
    .returning({ at: credits.granted_at })
  return rows.length > 0
}

export const sumCredits = async (db: Db, userId: number) =>
  (
    await only(
      db
        .select({ tenths: sql<number>`coalesce(sum(${credits.points_tenths}), 0)::int` })
        .from(credits)
        .where(and(eq(credits.user_id, userId), isNull(credits.revoked_at))),
    )
  ).tenths

/** A meeting selects it and its child meetings; 0 selects all. */
type Asked = { userId: number; meetingId: number }

export const selectFinished = (db: Db, { userId, meetingId }: Asked, limit: number, offset: number) =>
  db
    .select({ meeting_id: credits.meeting_id, total: sql<number>`(count(*) over ())::int` })
    .from(credits)
    .where(
      and(
        eq(credits.user_id, userId),
        meetingId > 0
          ? sql`${credits.meeting_id} in (select id from ${meetings} where id = ${meetingId} or parent_id = ${meetingId})`
          : undefined,
      ),
    )
    .orderBy(desc(credits.granted_at), desc(credits.meeting_id))
    .limit(limit)
    .offset(offset)

const me = sql.placeholder('userId')
const asked = sql`${sql.placeholder('meetingId')}::bigint`

const unfinished = prepared('unfinished_studies', (db) =>
  db
    .select({
      meeting_id: sql<number>`b.id`,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(
      sql`(
        with touched as (
          select meeting_id, updated_at as at from watch_progress where user_id = ${me}
          union all
          select e.meeting_id, t.started_at from ${examTries} t join ${exams} e on e.id = t.exam_id where t.user_id = ${me}
          union all
          select meeting_id, submitted_at from ${checkins} where user_id = ${me}
          union all
          select meeting_id, at from ${checkinVisits} where user_id = ${me}),
        begun as (
          select meeting_id as id, at from touched
          union all
          select m.parent_id, t.at from touched t join ${meetings} m on m.id = t.meeting_id where m.parent_id is not null)
        select id, max(at) as at from begun group by id) b
      join ${meetings} m on m.id = b.id`,
    )
    .where(
      sql`m.published and (m.is_credit or exists (select 1 from ${exams} e where e.meeting_id = m.id and e.published))
        and not exists (select 1 from ${credits} c where c.user_id = ${me} and c.meeting_id = m.id)
        and (${asked} = 0 or m.id = ${asked} or m.parent_id = ${asked})`,
    )
    .orderBy(sql`b.at desc, b.id desc`)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset')),
)

/** Meetings with requirements that the user has begun in any way and has no credit for yet. */
export const selectUnfinished = (db: Db, { userId, meetingId }: Asked, limit: number, offset: number) =>
  unfinished(db).execute({ userId, meetingId, limit, offset })

export type CheckinStateRow = { meeting_id: number; was_there: boolean; state: number }

/** A visit with a fresh key that turns out to be one of a burst goes back to the counter within a second. */
const isSettled = sql`(not v.is_fresh or v.staff_id is not null or v.at < now() - interval '2 seconds')`

/**
 * Whether somebody was on site, and the state of the latest form. Checking in to a large meeting covers all of it; to have been at one of
 * its parts is to have been there.
 */
export const selectCheckinStates = async (db: Db, userId: number, meetingIds: number[]) => {
  const found = await db.execute<CheckinStateRow>(sql`
    select m.id as meeting_id, exists (select 1 from ${checkinVisits} v
        where v.user_id = ${userId} and ${isSettled} and (v.meeting_id in (m.id, m.parent_id)
          or v.meeting_id in (select c.id from ${meetings} c where c.parent_id = m.id))) as was_there,
      coalesce((select c.state from ${checkins} c where c.user_id = ${userId} and c.meeting_id in (m.id, m.parent_id)
        order by c.state = 2 desc, c.id desc limit 1), 0) as state
    from ${meetings} m where m.id = any(${sql.param(meetingIds)}::bigint[])`)
  return found.rows
}
