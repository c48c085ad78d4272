import { pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment } from '#kernel/kernel.tables.ts'

export const translations = pgTable('translations', {
  id: identity(),
  /** As the item has it, to the letter. */
  chinese: text().notNull(),
  english: text().notNull().default(''),
  updated_at: moment().notNull().defaultNow(),
})
