import { gte, lt, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { callTimes } from './call-times.tables.ts'

export type CallTimesRow = typeof callTimes.$inferSelect

/** Adds what one server has measured to what all have. In the order of the calls: servers that write at once do not block each other. */
export const addCallTimes = (db: Db, rows: CallTimesRow[]) =>
  db
    .insert(callTimes)
    .values(rows.toSorted((a, b) => (a.call < b.call ? -1 : 1)))
    .onConflictDoUpdate({
      target: [callTimes.call, callTimes.hour],
      set: {
        buckets: sql`(select array_agg(had + has order by at)
          from unnest(${callTimes.buckets}, excluded.buckets) with ordinality as both_times (had, has, at))`,
        slowest_ms: sql`greatest(${callTimes.slowest_ms}, excluded.slowest_ms)`,
      },
    })

export const selectCallTimes = (db: Db, since: Date) =>
  db.select().from(callTimes).where(gte(callTimes.hour, since))

export const deleteCallTimes = (db: Db, before: Date) =>
  db.delete(callTimes).where(lt(callTimes.hour, before))
