import { sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import type { watchKinds } from './study.tables.ts'

export type WatchKind = (typeof watchKinds)[number]

export type WatchedToday = { userId: number; kind: WatchKind; watchedMs: number }

/** What was added to somebody's progress, by member and kind. */
export const watchDaysOf = (
  rows: readonly { userId: number; recordingId: number; watchedMs: number }[],
): WatchedToday[] => {
  const days = new Map<string, WatchedToday>()
  for (const { userId, recordingId, watchedMs } of rows) {
    const kind = recordingId === 0 ? 'live' : 'recording'
    const day = days.get(`${userId} ${kind}`)
    days.set(`${userId} ${kind}`, { userId, kind, watchedMs: (day?.watchedMs ?? 0) + watchedMs })
  }
  return [...days.values()]
}

/** Adds to what members have watched today; each member and kind once. */
export const addWatchDays = async (db: Db, rows: WatchedToday[]): Promise<void> => {
  if (rows.length === 0) return
  await db.execute(sql`
    insert into watch_days as d (user_id, day, kind, watched_ms)
    select n.user_id, (now() at time zone 'Asia/Shanghai')::date, n.kind, n.watched_ms
    from unnest(${sql.param(rows.map((row) => row.userId))}::bigint[], ${sql.param(rows.map((row) => row.kind))}::text[],
      ${sql.param(rows.map((row) => row.watchedMs))}::bigint[]) as n (user_id, kind, watched_ms)
    order by n.user_id
    on conflict (user_id, day, kind) do update set watched_ms = d.watched_ms + excluded.watched_ms`)
}
