import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'

export const listViews = pgTable('list_views', {
  id: identity(),
  user_id: reference().notNull(),
  resource: text().notNull(),
  name: text().notNull(),
  query: text().notNull(),
  is_shared: boolean().notNull().default(false),
  created_at: moment().notNull().defaultNow(),
})
