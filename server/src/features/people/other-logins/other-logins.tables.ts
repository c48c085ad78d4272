import { pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, moment, reference, rowNumber } from '#kernel/kernel.tables.ts'

export const clipboardCodes = pgTable('clipboard_codes', {
  digest: bytea().primaryKey(),
  session_id: reference(),
  target: text().notNull(),
  used_at: moment(),
  expires_at: moment().notNull(),
})

export const enterpriseUsers = pgTable('enterprise_users', {
  id: rowNumber(),
  platform: text().notNull(),
  uid: text().notNull(),
  user_id: reference().notNull(),
  created_at: moment().notNull().defaultNow(),
})
