import { pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment } from '#kernel/kernel.tables.ts'

export const outboxMessages = pgTable('outbox_messages', {
  id: identity(),
  kind: text({ enum: ['sms', 'mail', 'push'] }).notNull(),
  recipient: text().notNull(),
  text: text().notNull(),
  code: text(),
  reference: text(),
  created_at: moment().notNull().defaultNow(),
})
