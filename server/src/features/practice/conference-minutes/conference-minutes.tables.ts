import { pgTable, text } from 'drizzle-orm/pg-core'
import { transcribedLanguages } from '#contract/library/videos.ts'
import { bytea, moment, reference } from '#kernel/kernel.tables.ts'

export const conferenceMinutes = pgTable('conference_minutes', {
  recording_id: reference().primaryKey(),
  language: text({ enum: transcribedLanguages }).notNull(),
  state: text({ enum: ['waiting', 'failed', 'done'] })
    .notNull()
    .default('waiting'),
  task: text().notNull().default(''),
  asked_by: reference(),
  began_at: moment().notNull().defaultNow(),
  lines_sealed: bytea(),
  summary_sealed: bytea(),
})
