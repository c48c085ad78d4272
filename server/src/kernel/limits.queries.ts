import { eq, lt, sql } from 'drizzle-orm'
import { only } from '#kernel/first-row.ts'
import type { Db } from './database.ts'
import { rateLimits } from './kernel.tables.ts'
import { preparedSql } from './prepared-sql.queries.ts'

/** Counts `amount` more in the current window and answers where the count stands. */
export function countInWindow(db: Db, key: string, windowMs: number, amount: number) {
  return only(
    db.execute<{ count: number; left_ms: number }>(sql`
    insert into rate_limits as r (key, count, resets_at)
    values (${key}, ${amount}, now() + ${windowMs} * interval '1 millisecond')
    on conflict (key) do update set
      count = case when r.resets_at <= now() then excluded.count else r.count + excluded.count end,
      resets_at = case when r.resets_at <= now() then excluded.resets_at else r.resets_at end
    returning count, extract(epoch from resets_at - now()) * 1000 as left_ms`),
  )
}

const counts = preparedSql<{ key: string; count: number }>(
  'limit_counts',
  sql`select key, count from rate_limits where key = any(${sql.placeholder('keys')}) and resets_at > now()`,
)

/** The counts of the windows that are still open. */
export const selectCounts = async (db: Db, keys: string[]) => {
  const rows = await counts(db, { keys })
  return new Map(rows.map(({ key, count }) => [key, count]))
}

export const uncount = (db: Db, key: string) =>
  db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(eq(rateLimits.key, key))

export const deleteCount = (db: Db, key: string) => db.delete(rateLimits).where(eq(rateLimits.key, key))

export const deletePassedWindows = (db: Db) =>
  db.delete(rateLimits).where(lt(rateLimits.resets_at, sql`now()`))
