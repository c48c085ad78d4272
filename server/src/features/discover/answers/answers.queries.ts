import { sql } from 'drizzle-orm'
import type { QuotedSource } from '#contract/library/quoted-passages.ts'
import type { Db } from '#kernel/database.ts'
import {
  quotedPassages,
  quotedSources,
} from '#server/features/library/quoted-passages/quoted-passages.tables.ts'

export type Candidate = {
  id: number
  folded: string
  heading: string
  source: QuotedSource
}

/** The passages that contain what a query of the index asks for, at most so many. */
export async function selectCandidates(
  db: Db,
  query: string,
  isChinese: boolean,
  limit: number,
): Promise<Candidate[]> {
  const { rows } = await db.execute<Candidate>(sql`
    select p.id, p.folded, p.heading, s.source
    from (select id, folded, heading, quoted_source_id from ${quotedPassages}
      where grams @@ ${query}::tsquery and (words ~ '[一-鿿]') = ${isChinese} limit ${limit}) p
    join ${quotedSources} s on s.id = p.quoted_source_id`)
  return rows
}
