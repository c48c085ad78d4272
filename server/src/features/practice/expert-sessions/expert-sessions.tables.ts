import { pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { sessionKinds } from '#contract/practice/expert-sessions.ts'
import type { sessionStates } from '#contract/practice/expert-sessions.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'

export const expertSessions = pgTable('expert_sessions', {
  id: identity(),
  sheet_id: reference().notNull(),
  programme_id: reference(),
  kind: text({ enum: sessionKinds }).notNull(),
  title: text().notNull(),
  hall: text().notNull().default(''),
  begin_at: moment().notNull(),
  end_at: moment().notNull(),
  status: smallint().$type<OneOf<typeof sessionStates>>().notNull().default(0),
  proposed_begin_at: moment(),
  reason: text().notNull().default(''),
  decided_at: moment(),
  created_at: moment().notNull().defaultNow(),
})
