import { integer, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core'
import { moment } from '#kernel/kernel.tables.ts'

export const callTimes = pgTable(
  'call_times',
  {
    call: text().notNull(),
    hour: moment().notNull(),
    buckets: integer().array().notNull(),
    slowest_ms: real().notNull(),
  },
  (table) => [primaryKey({ columns: [table.call, table.hour] })],
)
