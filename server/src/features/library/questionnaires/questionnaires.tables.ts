import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { answeredKinds } from '#contract/library/questionnaires.ts'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'

export const questionnaires = pgTable('questionnaires', {
  id: identity(),
  owner_id: reference(),
  title: text().notNull(),
  intro: text().notNull().default(''),
  thanks: text().notNull().default(''),
  closes_at: moment(),
  published: boolean().notNull().default(true),
  created_at: moment().notNull().defaultNow(),
})

export const questionnaireQuestions = pgTable('questionnaire_questions', {
  id: identity(),
  questionnaire_id: reference().notNull(),
  kind: text({ enum: ['single', 'multiple', 'text'] }).notNull(),
  title: text().notNull(),
  required: boolean().notNull().default(false),
  sort: integer().notNull().default(0),
})

export const questionnaireOptions = pgTable('questionnaire_options', {
  id: identity(),
  question_id: reference().notNull(),
  label: text().notNull(),
  sort: integer().notNull().default(0),
})

export const questionnaireChoices = pgTable('questionnaire_choices', {
  question_id: reference().notNull(),
  option_id: reference().notNull(),
  user_id: reference().notNull(),
})

export const questionnaireTexts = pgTable('questionnaire_texts', {
  id: identity(),
  question_id: reference().notNull(),
  user_id: reference().notNull(),
  content: text().notNull(),
})

/** Which users have answered which items, once each. */
export const answerRecords = pgTable(
  'answer_records',
  {
    user_id: reference().notNull(),
    item_type: text({ enum: answeredKinds }).notNull(),
    item_id: reference().notNull(),
    answered_at: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.item_type, table.item_id] })],
)
