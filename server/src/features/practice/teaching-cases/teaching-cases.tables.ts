import { jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { teachingStates } from '#contract/practice/teaching-cases.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
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
  state: smallint().$type<OneOf<typeof teachingStates>>().notNull().default(0),
  review_reason: text().notNull().default(''),
  reviewed_at: moment(),
  reviewer_id: reference(),
  article_id: reference(),
  created_at: moment().notNull().defaultNow(),
})
