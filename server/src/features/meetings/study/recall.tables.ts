import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'

export const recallQuestions = pgTable('recall_questions', {
  id: identity(),
  recording_id: reference().notNull(),
  at_seconds: integer().notNull(),
  title: text().notNull(),
  taken_back_at: moment(),
})

export const recallOptions = pgTable('recall_options', {
  id: identity(),
  question_id: reference().notNull(),
  label: text().notNull(),
  is_right: boolean().notNull().default(false),
})

export const recallMoments = pgTable('recall_moments', {
  id: identity(),
  user_id: reference().notNull(),
  meeting_id: reference().notNull(),
  recording_id: reference().notNull().default(0),
  number: integer().notNull(),
  from_ms: integer().notNull(),
  to_ms: integer().notNull(),
  at_ms: integer().notNull(),
  question_id: reference(),
  due_at: moment(),
  asked_at: moment(),
  option_ids: bigint({ mode: 'number' }).array().notNull().default([]),
  option_keys: bigint({ mode: 'number' }).array().notNull().default([]),
  misses: integer().notNull().default(0),
  met_at: moment(),
})
