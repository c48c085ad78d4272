import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const searchEntries = pgTable(
  'search_entries',
  {
    kind: text().notNull(),
    item_id: reference().notNull(),
    title: text().notNull(),
    subtitle: text().notNull(),
    folded: text().notNull(),
    keywords: text().notNull().default(''),
    tokens: text().array().notNull().default([]),
    college_id: reference(),
    disease_ids: bigint({ mode: 'number' }).array().notNull().default([]),
    is_credit: boolean().notNull().default(false),
    is_free: boolean().notNull().default(false),
    sort_at: moment().notNull(),
    end_at: moment(),
    weight: integer().notNull().default(0),
    words: tsvector()
      .notNull()
      .generatedAlwaysAs(sql`search_grams(folded) || array_to_tsvector(tokens)`),
  },
  (table) => [primaryKey({ columns: [table.kind, table.item_id] })],
)

export const searchQueue = pgTable('search_queue', {
  id: identity(),
  kind: text().notNull(),
  item_id: reference().notNull(),
})

export const searchTerms = pgTable(
  'search_terms',
  {
    college_id: reference().notNull().default(0),
    folded: text().notNull(),
    term: text().notNull(),
    visitors: integer().notNull().default(1),
    heat: doublePrecision().notNull(),
  },
  (table) => [primaryKey({ columns: [table.college_id, table.folded] })],
)

/** What was searched for on a day and not found. */
export const searchMisses = pgTable('search_misses', {
  id: identity(),
  day: date({ mode: 'string' }).notNull(),
  folded: text().notNull(),
  term: text().notNull(),
  visitors: integer().notNull().default(1),
})

/** What operators say about hot words: shown first, or never. */
export const hotWords = pgTable('hot_words', {
  id: identity(),
  college_id: reference(),
  word: text().notNull(),
  kind: text({ enum: ['pinned', 'hidden'] }).notNull(),
  published: boolean().notNull().default(true),
  sort: integer().notNull().default(0),
})
