import { date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { bytea } from '#kernel/kernel.tables.ts'

/** The visitors of the last days, by marks that mean nothing on another day. */
export const dayVisitors = pgTable(
  'day_visitors',
  { day: date({ mode: 'string' }).notNull(), mark: bytea().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.mark] })],
)

/** How many visitors each earlier day had. */
export const visitorDays = pgTable('visitor_days', {
  day: date({ mode: 'string' }).primaryKey(),
  visitors: integer().notNull(),
})
