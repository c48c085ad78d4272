import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { feedbackKinds } from '#contract/people/feedback.ts'
import { bytea, identity, moment, reference } from '#kernel/kernel.tables.ts'

export const feedback = pgTable('feedback', {
  id: identity(),
  user_id: reference(),
  kind: text({ enum: feedbackKinds }).notNull(),
  content: text().notNull(),
  pictures: jsonb().$type<string[]>().notNull().default([]),
  phone_sealed: bytea(),
  created_at: moment().notNull().defaultNow(),
  answer: text().notNull().default(''),
  answered_at: moment(),
  answered_by: reference(),
})
