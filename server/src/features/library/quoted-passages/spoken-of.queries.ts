import { and, eq, sql } from 'drizzle-orm'
import type { SpokenKind } from '#contract/library/quoted-passages.ts'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { prepared } from '#kernel/prepared.ts'
import { products } from '#server/features/library/encyclopedia/encyclopedia.tables.ts'
import { diseases, tags } from '#server/features/library/subjects/subjects.tables.ts'
import { quotedPassages, quotedSources } from './quoted-passages.tables.ts'

const tables = { product: products, disease: diseases, operation: tags }

/** What a product, a disease or an operation is called. */
export const selectNames = (db: Db, kind: SpokenKind, id: number) => {
  const table = tables[kind]
  return first(
    db
      .select({ name: table.name, name_en: table.name_en })
      .from(table)
      .where(and(eq(table.id, id), kind === 'operation' ? eq(tags.kind, 'operation') : undefined)),
  )
}

const mostRead = 500

const spokenOf = prepared('spoken_of', (db) =>
  db
    .select({ id: quotedPassages.id })
    .from(quotedPassages)
    .innerJoin(quotedSources, eq(quotedSources.id, quotedPassages.quoted_source_id))
    .where(
      and(
        sql`${quotedPassages.grams} @@ ${sql.placeholder('query')}::tsquery`,
        // What a passage stands under has its names too, and is no word of it.
        sql`split_part(${quotedPassages.folded}, chr(10), 1) like any(${sql.placeholder('patterns')}::text[])`,
        eq(quotedSources.source, 'transcript'),
      ),
    )
    .limit(mostRead),
)

/** The passages of talks whose own words have one of these names. */
export const selectSpokenOf = async (
  db: Db,
  named: { query: string; patterns: string[] },
): Promise<number[]> => (await spokenOf(db).execute(named)).map(({ id }) => id)
