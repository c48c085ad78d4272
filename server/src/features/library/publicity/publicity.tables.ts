import { jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { publicityStates } from '#contract/library/publicity.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { bytea, identity, moment, reference } from '#kernel/kernel.tables.ts'

export const publicityApplications = pgTable('publicity_applications', {
  id: identity(),
  user_id: reference().notNull(),
  name: text().notNull(),
  phone_sealed: bytea().notNull(),
  hospital: text().notNull(),
  department: text().notNull(),
  title: text().notNull(),
  topic: text().notNull(),
  description: text().notNull(),
  files: jsonb().$type<string[]>().notNull().default([]),
  state: smallint().$type<OneOf<typeof publicityStates>>().notNull().default(0),
  reason: text().notNull().default(''),
  created_at: moment().notNull().defaultNow(),
  reviewed_at: moment(),
  reviewer_id: reference(),
})
