import { and, asc, eq, gt, inArray, like, or, sql } from 'drizzle-orm'
import type { Placeholder } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { prepared } from '#kernel/prepared.ts'
import { meetingManagers } from '#server/features/meetings/meetings/managers.tables.ts'
import { cardColumns } from '#server/features/meetings/meetings/meetings.queries.ts'
import { meetings, meetingSessions } from '#server/features/meetings/meetings/meetings.tables.ts'
import { noteOnAir } from '#server/features/meetings/meetings/on-air.queries.ts'
import { spokenBy } from '#server/features/meetings/watching/lecturers.queries.ts'
import { liveStreams, liveWatchers, meetingRooms } from './live.tables.ts'

export type StreamRow = typeof liveStreams.$inferSelect

export const selectStream = (db: Db, meetingId: number): Promise<StreamRow | undefined> =>
  first(db.select().from(liveStreams).where(eq(liveStreams.meeting_id, meetingId)))

type Key = { key_sealed: Buffer; key_digest: Buffer }

/** The stream of a meeting; created with this key if there is none yet. From then on the flag follows what arrives. */
export const ensureStream = async (db: Db, meetingId: number, key: Key): Promise<StreamRow> => {
  const row = await first(
    db
      .insert(liveStreams)
      .values({ meeting_id: meetingId, ...key })
      .onConflictDoNothing()
      .returning(),
  )
  if (row) await followFlag(db, meetingId)
  return row ?? (await selectStream(db, meetingId))!
}

export const updateKey = (db: Db, meetingId: number, key: Key) =>
  db.update(liveStreams).set(key).where(eq(liveStreams.meeting_id, meetingId))

const heldColumns = {
  meetingId: liveStreams.meeting_id,
  digest: liveStreams.key_digest,
  phase: liveStreams.phase,
  title: meetings.title,
  beginAt: meetings.begin_at,
  endAt: meetings.end_at,
}

/** What the process that receives a stream needs to know, by the key of the stream. */
export const selectHeldByKey = (db: Db, digest: Buffer) =>
  first(
    db
      .select(heldColumns)
      .from(liveStreams)
      .innerJoin(meetings, eq(meetings.id, liveStreams.meeting_id))
      .where(and(eq(liveStreams.key_digest, digest), eq(meetings.published, true))),
  )

export const selectHeld = (db: Db, meetingIds: number[]) =>
  db
    .select(heldColumns)
    .from(liveStreams)
    .innerJoin(meetings, eq(meetings.id, liveStreams.meeting_id))
    .where(inArray(liveStreams.meeting_id, meetingIds))

export type HeldRow = Awaited<ReturnType<typeof selectHeld>>[number]

/** What is stored with a meeting follows its stream. */
const followFlag = async (db: Db, meetingId: number) => {
  const stream = await only(
    db.execute<{ has_stream: boolean; relay: string }>(sql`
    update ${meetings} m set has_stream = s.is_streaming and s.phase = 'open'
    from live_streams s where s.meeting_id = m.id and m.id = ${meetingId} returning m.has_stream, s.relay`),
  )
  await noteOnAir(db, meetingId, {
    isOnAir: stream.has_stream,
    isHeldHere: stream.relay.startsWith('http://'),
  })
}

/** A stream started or broke. */
export const updateStreaming = (db: Db, meetingId: number, now: { isStreaming: boolean; relay: string }) =>
  db.transaction(async (db) => {
    await db
      .update(liveStreams)
      .set({
        is_streaming: now.isStreaming,
        relay: now.relay,
        stream_no: sql`stream_no + ${Number(now.isStreaming)}`,
        stream_changed_at: sql`now()`,
        segments_at: null,
        bitrate_kbps: null,
      })
      .where(eq(liveStreams.meeting_id, meetingId))
    await followFlag(db, meetingId)
  })

/** Segments of the stream can be played from now on; it may have ended meanwhile. */
export const noteSegments = (db: Db, meetingId: number, relay: string) =>
  db
    .update(liveStreams)
    .set({ segments_at: sql`now()` })
    .where(
      and(
        eq(liveStreams.meeting_id, meetingId),
        eq(liveStreams.is_streaming, true),
        eq(liveStreams.relay, relay),
      ),
    )

export const setPublisher = (db: Db, meetingId: number, publisher: string) =>
  db.update(liveStreams).set({ publisher }).where(eq(liveStreams.meeting_id, meetingId))

/** The streams of outside servers that may be there, whether viewers were told of them or not. */
export const selectPublished = (db: Db) =>
  db
    .select({
      meetingId: liveStreams.meeting_id,
      isStreaming: liveStreams.is_streaming,
    })
    .from(liveStreams)
    .innerJoin(meetings, eq(meetings.id, liveStreams.meeting_id))
    .where(sql`${liveStreams.publisher} <> '' and ${meetings.end_at} > now() - interval '1 day'`)

export async function updateBitrates(db: Db, measured: { meetingId: number; kbps: number }[]): Promise<void> {
  for (const { meetingId, kbps } of measured)
    await db.update(liveStreams).set({ bitrate_kbps: kbps }).where(eq(liveStreams.meeting_id, meetingId))
}

/** Streams lost when the process at this address died. Returns their meetings. */
export const selectLost = (db: Db, relayHost: string) =>
  db
    .select({ meetingId: liveStreams.meeting_id })
    .from(liveStreams)
    .where(and(eq(liveStreams.is_streaming, true), like(liveStreams.relay, `http://${relayHost}:%`)))

/** False if the meeting was not in one of the phases that allow this. */
export const updatePhase = (
  db: Db,
  meetingId: number,
  move: { from: StreamRow['phase'][]; to: StreamRow['phase'] },
): Promise<boolean> =>
  db.transaction(async (db) => {
    const rows = await db
      .update(liveStreams)
      .set({ phase: move.to })
      .where(and(eq(liveStreams.meeting_id, meetingId), inArray(liveStreams.phase, move.from)))
      .returning({ id: liveStreams.meeting_id })
    if (rows.length === 0) return false
    await followFlag(db, meetingId)
    return true
  })

/** For a start before the scheduled time: lists, reminders and the policy all use the clock. The programme moves along. */
export const beginNow = (db: Db, meetingId: number) =>
  db.transaction(async (db) => {
    await db.execute(sql`
      with early as (select begin_at - now() as by from ${meetings}
        where id = ${meetingId} and begin_at > now() for update)
      update ${meetingSessions} s set begin_at = s.begin_at - early.by, end_at = s.end_at - early.by
      from early where s.meeting_id = ${meetingId}`)
    await db
      .update(meetings)
      .set({ begin_at: sql`least(begin_at, now())` })
      .where(eq(meetings.id, meetingId))
  })

export const endNow = (db: Db, meetingId: number) =>
  db
    .update(meetings)
    .set({ end_at: sql`least(end_at, greatest(now(), begin_at + interval '1 millisecond'))` })
    .where(eq(meetings.id, meetingId))

/** A meeting that is still live is not over: its end is moved, by three hours at most. */
export const extendOverruns = (db: Db, meetingIds: number[]) =>
  db.transaction(async (db) => {
    const due = sql`m.end_at < now() + interval '1 minute' and m.begin_at <= now()`
    await db.execute(sql`update live_streams s set planned_end_at = m.end_at from ${meetings} m
      where m.id = s.meeting_id and s.planned_end_at is null and ${due} and ${inArray(sql`s.meeting_id`, meetingIds)}`)
    await db.execute(sql`update ${meetings} m
      set end_at = greatest(m.end_at, least(now() + interval '5 minutes', s.planned_end_at + interval '3 hours'))
      from live_streams s
      where s.meeting_id = m.id and s.is_streaming and s.phase <> 'ended' and ${due} and ${inArray(sql`m.id`, meetingIds)}`)
  })

const mostStartable = 50

type Starter = { userId: number | Placeholder; mayEdit: boolean }

function isStartable(db: Db, { userId, mayEdit }: Starter) {
  const managed = db
    .select({ id: meetingManagers.meeting_id })
    .from(meetingManagers)
    .where(eq(meetingManagers.user_id, userId))
  return and(
    eq(meetings.published, true),
    eq(meetings.is_offline, false),
    eq(meetings.is_big, false),
    gt(meetings.end_at, sql`now()`),
    mayEdit
      ? undefined
      : or(
          inArray(meetings.id, spokenBy(db, userId)),
          inArray(meetings.id, managed),
          inArray(meetings.parent_id, managed),
        ),
  )
}

export const selectStartable = (db: Db, starter: Starter) =>
  db
    .select(cardColumns)
    .from(meetings)
    .where(isStartable(db, starter))
    .orderBy(asc(meetings.begin_at), asc(meetings.id))
    .limit(mostStartable)

const firstStartable = prepared('first_startable', (db, { mayEdit }: { mayEdit: boolean }) =>
  db
    .select({ id: meetings.id })
    .from(meetings)
    .where(isStartable(db, { userId: sql.placeholder('userId'), mayEdit }))
    .limit(1),
)

/** Whether a user has any meeting to start. */
export const hasStartable = async (db: Db, userId: number, mayEdit: boolean): Promise<boolean> =>
  (await firstStartable(db, { mayEdit }).execute({ userId })).length > 0

type Watcher = Omit<typeof liveWatchers.$inferInsert, 'first_at' | 'last_at'>

export const upsertWatcher = (db: Db, watcher: Watcher) =>
  db
    .insert(liveWatchers)
    .values(watcher)
    .onConflictDoUpdate({
      target: [liveWatchers.meeting_id, liveWatchers.viewer],
      set: {
        last_at: sql`now()`,
        pf: sql`coalesce(nullif(excluded.pf, ''), live_watchers.pf)`,
        uid: sql`coalesce(nullif(excluded.uid, ''), live_watchers.uid)`,
        schedule_id: sql`coalesce(excluded.schedule_id, live_watchers.schedule_id)`,
      },
    })

export const countWatchers = (db: Db, meetingId: number) =>
  db.$count(liveWatchers, eq(liveWatchers.meeting_id, meetingId))

export const selectRoom = (db: Db, meetingId: number, provider: 'zoom' | 'saas') =>
  first(
    db
      .select()
      .from(meetingRooms)
      .where(and(eq(meetingRooms.meeting_id, meetingId), eq(meetingRooms.provider, provider))),
  )
