import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'

export const liveCaptionLines = pgTable('live_caption_lines', {
  id: identity(),
  meeting_id: reference().notNull(),
  language: text().notNull(),
  from_at: moment().notNull(),
  to_at: moment().notNull(),
  words: text().notNull(),
  created_at: moment().notNull().defaultNow(),
})

export const liveCaptionTurns = pgTable('live_caption_turns', {
  meeting_id: reference().primaryKey(),
  holder: uuid().notNull(),
  until: moment().notNull(),
})
