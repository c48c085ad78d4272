import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { synonyms } from './synonyms.tables.ts'

export type SynonymRow = typeof synonyms.$inferSelect
type Written = Pick<SynonymRow, 'kind' | 'term' | 'others'>

export const selectAllSynonyms = (db: Db) =>
  db
    .select({ kind: synonyms.kind, term: synonyms.term, others: synonyms.others })
    .from(synonyms)
    .orderBy(asc(synonyms.id))

/** Undefined if another entry has the usual name. */
export function insertSynonym(db: Db, written: Written): Promise<SynonymRow | undefined> {
  return first(db.insert(synonyms).values(written).onConflictDoNothing().returning())
}

export const selectByTerm = (db: Db, term: string) =>
  first(db.select({ id: synonyms.id }).from(synonyms).where(eq(synonyms.term, term)))

/** Undefined if there is none. */
export function updateSynonym(db: Db, id: number, written: Written): Promise<SynonymRow | undefined> {
  return first(
    db
      .update(synonyms)
      .set({ ...written, updated_at: sql`now()` })
      .where(eq(synonyms.id, id))
      .returning(),
  )
}

export const deleteSynonym = (db: Db, id: number) => db.delete(synonyms).where(eq(synonyms.id, id))

/** Of those who write entries at the same time, one at a time goes on from here. */
export const lockSynonyms = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(7406113)`)
