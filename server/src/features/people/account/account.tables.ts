import { bigint, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { bytea, identity, moment, reference } from '#kernel/kernel.tables.ts'

export const smsCodes = pgTable('sms_codes', {
  id: identity(),
  phone_digest: bytea().notNull(),
  address_digest: bytea().notNull(),
  scene: text().notNull(),
  code_digest: bytea().notNull(),
  tries: smallint().notNull().default(0),
  used_at: moment(),
  expires_at: moment().notNull(),
  created_at: moment().notNull().defaultNow(),
})

export const agreements = pgTable('agreements', {
  id: bigint({ mode: 'number' }).primaryKey(),
  name_zh: text().notNull(),
  name_en: text().notNull(),
  content_zh: text().notNull(),
  content_en: text().notNull(),
  updated_at: moment().notNull().defaultNow(),
})

export const invitations = pgTable('invitations', {
  user_id: reference().primaryKey(),
  inviter_id: reference().notNull(),
  created_at: moment().notNull().defaultNow(),
})
