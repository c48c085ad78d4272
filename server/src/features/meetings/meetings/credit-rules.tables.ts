import { boolean, integer, pgTable } from 'drizzle-orm/pg-core'
import { reference } from '#kernel/kernel.tables.ts'

/** What one meeting requires for credit, where it differs from the usual. */
export const meetingCreditRules = pgTable('meeting_credit_rules', {
  meeting_id: reference().primaryKey(),
  needs_checkin: boolean().notNull().default(true),
  watch_percent: integer().notNull().default(80),
  points_tenths: integer().notNull().default(10),
})
