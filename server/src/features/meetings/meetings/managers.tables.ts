import { pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { reference, rowNumber } from '#kernel/kernel.tables.ts'

/** Who runs a meeting: starts it, and moderates its room. */
export const meetingManagers = pgTable(
  'meeting_managers',
  { id: rowNumber(), meeting_id: reference().notNull(), user_id: reference().notNull() },
  (table) => [primaryKey({ columns: [table.meeting_id, table.user_id] })],
)
