import { jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'

export const teachingCases = pgTable('teaching_cases', {
  id: identity(),
  consultation_id: reference(),
  author_id: reference(),
  college_id: reference().notNull(),
  title: text().notNull(),
  body: text().notNull(),
  pictures: jsonb().$type<string[]>().notNull().default([]),
  consent_at: moment().notNull(),
  consent_version: smallint().notNull(),
  state: smallint().notNull().default(0),
  review_reason: text().notNull().default(''),
  reviewed_at: moment(),
  reviewer_id: reference(),
  article_id: reference(),
  created_at: moment().notNull().defaultNow(),
})
