import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { reference } from '#kernel/kernel.tables.ts'

/** What a meeting asks of everybody before it is watched. */
export const meetingEntries = pgTable('meeting_entries', {
  meeting_id: reference().primaryKey(),
  needs_completion: boolean().notNull().default(false),
  needs_sign_in: boolean().notNull().default(false),
  contact: text().notNull().default(''),
})
