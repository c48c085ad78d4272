import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Right } from '#contract/wire/rights.ts'
import { bytea, moment, reference } from '#kernel/kernel.tables.ts'
import type { NotedChange } from './noted-change.ts'

export const auditLog = pgTable('audit_log', {
  id: bigint({ mode: 'number' }).primaryKey(),
  at: moment().notNull(),
  begun_id: reference(),
  operator_id: reference().notNull(),
  address: text().notNull(),
  call: text().notNull(),
  needed_right: text().$type<Right>().notNull(),
  input: jsonb().$type<Record<string, unknown>>().notNull(),
  reason: text().notNull(),
  outcome: text({ enum: ['begun', 'done', 'refused', 'failed'] }).notNull(),
  status: integer().notNull(),
  changes: jsonb().$type<NotedChange[]>().notNull(),
  hash: bytea().notNull(),
})

export const auditHead = pgTable('audit_head', {
  is_only: boolean().primaryKey().default(true),
  entry_id: reference().notNull(),
  hash: bytea().notNull(),
  seal: bytea().notNull(),
})
