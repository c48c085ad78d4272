import { boolean, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { dutyKinds, waitKinds } from '#contract/practice/expert-duties.ts'
import type { menuTypes, waitStates } from '#contract/practice/expert-duties.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'

export const guestWaits = pgTable('guest_waits', {
  id: identity(),
  sheet_id: reference().notNull(),
  kind: text({ enum: waitKinds }).notNull(),
  title: text().notNull(),
  content: text().notNull().default(''),
  due_at: moment().notNull(),
  status: smallint().$type<OneOf<typeof waitStates>>().notNull().default(0),
  reason: text().notNull().default(''),
  decided_at: moment(),
  files: jsonb().$type<string[]>().notNull().default([]),
  given_files: jsonb().$type<string[]>().notNull().default([]),
  created_by: reference(),
  created_at: moment().notNull().defaultNow(),
})

export const dutyDeadlines = pgTable(
  'duty_deadlines',
  {
    task_id: reference().notNull(),
    kind: text({ enum: dutyKinds }).notNull(),
    due_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.task_id, table.kind] })],
)

export const expertMenuItems = pgTable(
  'expert_menu_items',
  {
    task_id: reference().notNull(),
    position: smallint().notNull(),
    title: text().notNull(),
    content_url: text().notNull(),
    type: smallint().$type<OneOf<typeof menuTypes>>().notNull(),
    is_top: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.task_id, table.position] })],
)
