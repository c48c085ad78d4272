import { boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, reference } from '#kernel/kernel.tables.ts'
import type { Chapter } from './draft-chapters.ts'
import type { Spoken } from './find-said.ts'
import type { Pair } from './pair-questions.ts'

export const recordingDigests = pgTable('recording_digests', {
  recording_id: reference().primaryKey(),
  source: text().notNull(),
  spoken: jsonb().$type<Spoken[]>().notNull(),
  chapters: jsonb().$type<Chapter[]>().notNull(),
  questions: jsonb().$type<Pair[]>().notNull(),
  statements: text().notNull().default(''),
  revision: integer().notNull().default(1),
  is_open: boolean().notNull().default(false),
  drafted_at: moment().notNull().defaultNow(),
  edited_at: moment(),
  edited_by: reference(),
  released_at: moment(),
  first_released_at: moment(),
  released_by: reference(),
  awaits_notice: boolean().notNull().default(false),
})

export const digestWeeks = pgTable(
  'digest_weeks',
  { week_on: date().notNull(), user_id: reference().notNull() },
  (table) => [primaryKey({ columns: [table.week_on, table.user_id] })],
)
