import { integer, pgTable, text } from 'drizzle-orm/pg-core'
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
})
