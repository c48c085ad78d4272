import { bigint, boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'

const references = () => bigint({ mode: 'number' }).array()

export const liveQuestions = pgTable('live_questions', {
  id: identity(),
  meeting_id: reference().notNull(),
  session_id: reference(),
  author_id: reference(),
  title: text().notNull(),
  taken_back_at: moment(),
  created_at: moment().notNull().defaultNow(),
})

export const liveQuestionOptions = pgTable('live_question_options', {
  id: identity(),
  question_id: reference().notNull(),
  label: text().notNull(),
  is_right: boolean().notNull().default(false),
})

export const liveQuestionAsks = pgTable(
  'live_question_asks',
  {
    user_id: reference().notNull(),
    meeting_id: reference().notNull(),
    session_id: reference().notNull().default(0),
    question_id: reference(),
    option_ids: references().notNull().default([]),
    option_keys: references().notNull().default([]),
    misses: integer().notNull().default(0),
    missed_at: moment(),
    met_at: moment(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.meeting_id, table.session_id] })],
)
