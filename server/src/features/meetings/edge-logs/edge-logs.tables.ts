import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'

export const edgeLogs = pgTable('edge_logs', {
  id: identity(),
  storage_key: text().notNull(),
  bytes: reference().notNull().default(0),
  received_at: moment().notNull().defaultNow(),
  lines: integer(),
  read_at: moment(),
})
