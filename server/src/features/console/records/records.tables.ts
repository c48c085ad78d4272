import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'

export const recordVersions = pgTable('record_versions', {
  id: identity(),
  resource: text().notNull(),
  record_id: reference(),
  values: jsonb().$type<Record<string, unknown>>().notNull(),
  base: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  state: text({ enum: ['draft', 'scheduled', 'published', 'dropped'] }).notNull(),
  publish_at: moment(),
  reason: text().notNull().default(''),
  saved_by: reference(),
  saved_at: moment().notNull().defaultNow(),
  published_at: moment(),
})
