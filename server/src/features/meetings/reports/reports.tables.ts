import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'

export const reports = pgTable('reports', {
  id: identity(),
  meeting_id: reference().notNull(),
  title: text().notNull(),
  cover: text().notNull(),
  intro: text().notNull().default(''),
  body: text().notNull(),
  source: text().notNull().default(''),
  view_count: integer().notNull().default(0),
  share_count: integer().notNull().default(0),
  published: boolean().notNull().default(true),
  published_at: moment().notNull().defaultNow(),
})
