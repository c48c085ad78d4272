import { customType, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { quotedSources as sourceKinds } from '#contract/library/quoted-passages.ts'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const quotedSources = pgTable('quoted_sources', {
  id: identity(),
  source: text({ enum: sourceKinds }).notNull(),
  source_id: reference().notNull(),
  hash: text().notNull(),
  read_at: moment().notNull().defaultNow(),
})

export const quotedPassages = pgTable('quoted_passages', {
  id: identity(),
  quoted_source_id: reference().notNull(),
  place: integer().notNull(),
  page: integer(),
  heading: text().notNull(),
  words: text().notNull(),
  folded: text().notNull(),
  grams: tsvector()
    .notNull()
    .generatedAlwaysAs(sql`search_grams(folded)`),
})

export const shownPassages = pgTable(
  'shown_passages',
  {
    quoted_passage_id: reference().notNull(),
    asked: text().notNull(),
    first_shown_at: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.quoted_passage_id, table.asked] })],
)
