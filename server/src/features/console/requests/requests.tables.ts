import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'

export const actionRequests = pgTable('action_requests', {
  id: identity(),
  resource: text().notNull(),
  action: text().notNull(),
  record_ids: bigint({ mode: 'number' }).array().notNull(),
  titles: text().notNull(),
  values: jsonb().$type<Record<string, unknown>>().notNull(),
  reason: text().notNull(),
  asked_by: reference().notNull(),
  asked_at: moment().notNull().defaultNow(),
  state: text({ enum: ['waiting', 'agreed', 'refused', 'withdrawn'] })
    .notNull()
    .default('waiting'),
  decided_by: reference(),
  decided_at: moment(),
  decision_reason: text().notNull().default(''),
  report: text().notNull().default(''),
})
