import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { talks } from '#contract/library/transcripts.ts'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'

export const transcripts = pgTable('transcripts', {
  id: identity(),
  talk: text({ enum: talks }).notNull(),
  talk_id: reference().notNull(),
  language: text().notNull(),
  address: text().notNull(),
  read_at: moment().notNull().defaultNow(),
})

export const transcriptLines = pgTable('transcript_lines', {
  id: identity(),
  transcript_id: reference().notNull(),
  at_seconds: integer().notNull(),
  words: text().notNull(),
  page: integer(),
})

export const recordingSlides = pgTable(
  'recording_slides',
  {
    recording_id: reference().notNull(),
    file_key: text().notNull(),
    at_seconds: integer().notNull().default(0),
    hidden_pages: jsonb().$type<number[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.recording_id, table.file_key] })],
)

export const slideMarks = pgTable(
  'slide_marks',
  {
    recording_id: reference().notNull(),
    file_key: text().notNull(),
    page: integer().notNull(),
    at_seconds: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.recording_id, table.file_key, table.page] })],
)
