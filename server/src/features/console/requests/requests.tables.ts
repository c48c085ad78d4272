import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Change } from '#kernel/deeds/guarded-deed.ts'
import { bytea, identity, moment, reference } from '#kernel/kernel.tables.ts'

export const actionRequests = pgTable('action_requests', {
  id: identity(),
  /** The name of what is asked for. */
  deed: text().notNull(),
  /** The list whose rows it is about. */
  resource: text().notNull(),
  record_ids: bigint({ mode: 'number' }).array().notNull(),
  done_ids: bigint({ mode: 'number' }).array().notNull().default([]),
  titles: text().notNull(),
  values: jsonb().$type<Record<string, unknown>>().notNull(),
  sealed_values: bytea(),
  reason: text().notNull(),
  asked_by: reference().notNull(),
  asked_at: moment().notNull().defaultNow(),
  state: text({ enum: ['waiting', 'failed', 'agreed', 'alone', 'refused', 'withdrawn'] })
    .notNull()
    .default('waiting'),
  decided_by: reference(),
  decided_at: moment(),
  decision_reason: text().notNull().default(''),
  report: text().notNull().default(''),
  changes: jsonb().$type<Change[]>().notNull().default([]),
})
