import { pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'

export const expertSessions = pgTable('expert_sessions', {
  id: identity(),
  sheet_id: reference().notNull(),
  programme_id: reference(),
  kind: text({ enum: ['lecture', 'host', 'discussion', 'comment'] }).notNull(),
  title: text().notNull(),
  hall: text().notNull().default(''),
  begin_at: moment().notNull(),
  end_at: moment().notNull(),
  status: smallint().notNull().default(0),
  proposed_begin_at: moment(),
  reason: text().notNull().default(''),
  decided_at: moment(),
  created_at: moment().notNull().defaultNow(),
})
