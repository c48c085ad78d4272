import { pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, identity, moment, reference } from '#kernel/kernel.tables.ts'

export const supportNotes = pgTable('support_notes', {
  id: identity(),
  user_id: reference().notNull(),
  author_id: reference(),
  content: text().notNull(),
  created_at: moment().notNull().defaultNow(),
})

/** Numbers that support has replaced, until they have been told. */
export const replacedNumbers = pgTable('replaced_numbers', {
  id: identity(),
  user_id: reference().notNull(),
  country_code: text().notNull(),
  phone_sealed: bytea().notNull(),
  replaced_at: moment().notNull().defaultNow(),
})
