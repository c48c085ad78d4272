import { boolean, pgTable, smallint, text } from 'drizzle-orm/pg-core'
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

export const sheetMessages = pgTable('sheet_messages', {
  id: identity(),
  sheet_id: reference().notNull(),
  kind: text({ enum: ['invitation', 'change', 'reminder'] }).notNull(),
  due_at: moment(),
  hours_before: smallint(),
  state: text({ enum: ['waiting', 'sending', 'sent', 'failed', 'dropped'] })
    .notNull()
    .default('waiting'),
  is_in_doubt: boolean().notNull().default(false),
  created_by: reference(),
  created_at: moment().notNull().defaultNow(),
  sent_at: moment(),
})
