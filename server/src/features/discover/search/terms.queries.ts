import { and, asc, desc, eq, gte, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { late } from '#kernel/replicas/late.ts'
import { hotWords, searchTerms } from './search.tables.ts'
import { halvesAfterSeconds } from './term-heat.ts'

/** A term that fewer people searched would reveal them. */
const severalVisitors = 3
const forgottenAfterHalvings = 12

/** The current time in units of the half-life: the weight of a single search now. */
const now = sql`extract(epoch from now()) / ${sql.raw(String(halvesAfterSeconds))}`

/** Adds one visitor to a term, for the subject and for all. */
export async function addSearch(db: Db, term: string, folded: string, collegeIds: number[]): Promise<void> {
  await db
    .insert(searchTerms)
    .values(collegeIds.map((college_id) => ({ college_id, folded, term, heat: sql<number>`${now}` })))
    .onConflictDoUpdate({
      target: [searchTerms.college_id, searchTerms.folded],
      set: {
        visitors: sql`${searchTerms.visitors} + 1`,
        // log2(2^a + 2^b), written so that no power grows large.
        heat: sql`greatest(${searchTerms.heat}, excluded.heat)
          + log(2, (1 + power(2, -abs(${searchTerms.heat} - excluded.heat)))::numeric)::float8`,
      },
    })
}

/** The terms of a subject, or of all for 0. */
export const selectHotTerms = (db: Db, collegeId: number, limit: number) =>
  late(db)
    .select({ term: searchTerms.term, folded: searchTerms.folded })
    .from(searchTerms)
    .where(
      and(
        eq(searchTerms.college_id, collegeId),
        // A literal, because the planner would not use the partial index with a parameter.
        gte(searchTerms.visitors, sql.raw(String(severalVisitors))),
      ),
    )
    .orderBy(desc(searchTerms.heat))
    .limit(limit)

export const deleteColdTerms = (db: Db) =>
  db.delete(searchTerms).where(lt(searchTerms.heat, sql`${now} - ${sql.raw(String(forgottenAfterHalvings))}`))

/** What operators say about hot words of a subject and of all; those of the subject come first. */
export const selectChosenWords = (db: Db, collegeId: number) =>
  late(db)
    .select({ word: hotWords.word, kind: hotWords.kind })
    .from(hotWords)
    .where(and(hotWords.published, or(eq(hotWords.college_id, collegeId), isNull(hotWords.college_id))))
    .orderBy(sql`${hotWords.college_id} nulls last`, asc(hotWords.sort), asc(hotWords.id))
