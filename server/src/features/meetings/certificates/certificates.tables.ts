import { date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, identity, moment, reference } from '#kernel/kernel.tables.ts'

export const certificates = pgTable('certificates', {
  id: identity(),
  number: text().notNull(),
  user_id: reference(),
  meeting_id: reference(),
  truename: text().notNull(),
  meeting_title: text().notNull(),
  points_tenths: integer().notNull().default(0),
  issued_on: date({ mode: 'string' }).notNull(),
  signature: bytea().notNull(),
  revoked_at: moment(),
  revoke_reason: text().notNull().default(''),
  created_at: moment().notNull().defaultNow(),
})
