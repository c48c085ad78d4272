import { sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import type { Frequencies } from './word-weights.ts'
import { uncounted } from './word-weights.ts'

/** The frequencies that the database has counted itself when it last analysed a column of the index. */
export async function selectFrequencies(db: Db, table: string, column: string): Promise<Frequencies> {
  const { rows } = await db.execute<{ grams: string[] | null; shares: number[] | null }>(sql`
    select most_common_elems::text::text[] as grams, most_common_elem_freqs as shares
    from pg_stats where schemaname = current_schema() and tablename = ${table} and attname = ${column}`)
  const [{ grams, shares } = { grams: null, shares: null }] = rows
  if (!grams || !shares || grams.length === 0) return uncounted
  return {
    shares: new Map(grams.map((gram, at) => [gram, shares[at]!])),
    rarest: Math.max(Math.min(...shares.slice(0, grams.length)) / 2, 1e-7),
  }
}
