import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { notedTypes } from '#contract/community/notes.ts'
import { bytea, identity, moment, reference } from '#kernel/kernel.tables.ts'

export const playbackNotes = pgTable('playback_notes', {
  id: identity(),
  user_id: reference().notNull(),
  item_type: text({ enum: notedTypes }).notNull(),
  item_id: reference().notNull(),
  part_id: reference().notNull(),
  at_seconds: integer().notNull(),
  content_sealed: bytea().notNull(),
  /** Names the attempt to add it. */
  entry_id: text(),
  created_at: moment().notNull().defaultNow(),
})
