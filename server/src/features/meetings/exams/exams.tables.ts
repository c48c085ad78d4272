import { bigint, boolean, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { examQuestionKinds } from '#contract/meetings/exams.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'

const references = () => bigint({ mode: 'number' }).array()

export const exams = pgTable('exams', {
  id: identity(),
  meeting_id: reference().notNull(),
  title: text().notNull(),
  intro: text().notNull().default(''),
  minutes: integer().notNull().default(30),
  question_num: integer().notNull().default(0),
  pass_mark: integer().notNull().default(60),
  max_tries: integer().notNull().default(3),
  published: boolean().notNull().default(true),
})

export const examQuestions = pgTable('exam_questions', {
  id: identity(),
  exam_id: reference().notNull(),
  kind: smallint().$type<OneOf<typeof examQuestionKinds>>().notNull().default(1),
  title: text().notNull(),
  explanation: text().notNull().default(''),
  sort: integer().notNull().default(0),
  taken_back_at: moment(),
})

export const examOptions = pgTable('exam_options', {
  id: identity(),
  question_id: reference().notNull(),
  label: text().notNull(),
  is_right: boolean().notNull().default(false),
  sort: integer().notNull().default(0),
})

export const examTries = pgTable('exam_tries', {
  id: identity(),
  exam_id: reference().notNull(),
  user_id: reference().notNull(),
  number: integer().notNull(),
  started_at: moment().notNull().defaultNow(),
  ends_at: moment().notNull(),
  closed_at: moment(),
  score: integer(),
})

export const examTryQuestions = pgTable('exam_try_questions', {
  try_id: reference().notNull(),
  question_id: reference().notNull(),
  sort: integer().notNull(),
  option_ids: references().notNull(),
  option_keys: references().notNull().default([]),
  chosen_ids: references().notNull().default([]),
  answered_at: moment(),
})
