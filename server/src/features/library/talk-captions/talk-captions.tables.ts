import { pgTable, text } from 'drizzle-orm/pg-core'
import { talks } from '#contract/library/transcripts.ts'
import { transcribedLanguages, transcriptionReasons, transcriptionStates } from '#contract/library/videos.ts'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'

export const talkTranscriptions = pgTable('talk_transcriptions', {
  id: identity(),
  talk: text({ enum: talks }).notNull(),
  talk_id: reference().notNull(),
  language: text({ enum: transcribedLanguages }).notNull(),
  state: text({ enum: transcriptionStates }).notNull().default('waiting'),
  reason: text({ enum: transcriptionReasons }).notNull().default(''),
  task: text().notNull().default(''),
  began_at: moment().notNull().defaultNow(),
  asked_by: reference().notNull(),
})
