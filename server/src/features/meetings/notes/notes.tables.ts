import { integer, pgTable } from 'drizzle-orm/pg-core'
import { bytea, identity, moment, reference } from '#kernel/kernel.tables.ts'

export const playbackNotes = pgTable('playback_notes', {
  id: identity(),
  user_id: reference().notNull(),
  meeting_id: reference().notNull(),
  recording_id: reference().notNull(),
  at_seconds: integer().notNull(),
  content_sealed: bytea().notNull(),
  created_at: moment().notNull().defaultNow(),
})
