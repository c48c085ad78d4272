import { bigint, boolean, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { maskingStates } from '#contract/community/masking.ts'
import type { SlidePage } from '#contract/practice/lecture-slides.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { bytea, identity, moment, reference } from '#kernel/kernel.tables.ts'

export const lectureSlides = pgTable('lecture_slides', {
  id: identity(),
  sheet_id: reference().notNull(),
  version: integer().notNull(),
  file_name: text().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  modified_at: bigint({ mode: 'number' }).notNull().default(0),
  received: bigint({ mode: 'number' }).notNull().default(0),
  file_key: text().notNull(),
  upload_id: text().notNull(),
  mime: text().notNull().default(''),
  file_digest: bytea(),
  is_shown: boolean().notNull().default(false),
  created_at: moment().notNull().defaultNow(),
  uploaded_at: moment(),
})

export const slideTurns = pgTable(
  'slide_turns',
  {
    slides_id: reference().notNull(),
    turned_at: moment().notNull().defaultNow(),
    page: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.slides_id, table.turned_at] })],
)

export const slideSearches = pgTable('slide_searches', {
  slides_id: reference().primaryKey(),
  state: smallint().$type<OneOf<typeof maskingStates>>().notNull().default(0),
  tries: smallint().notNull().default(1),
  pages: jsonb().$type<SlidePage[]>().notNull().default([]),
  hidden_pages: jsonb().$type<number[]>().notNull().default([]),
})
