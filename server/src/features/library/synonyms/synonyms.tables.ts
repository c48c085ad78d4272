import { pgTable, text } from 'drizzle-orm/pg-core'
import { synonymKinds } from '#contract/library/synonyms.ts'
import { identity, moment } from '#kernel/kernel.tables.ts'

export const synonyms = pgTable('synonyms', {
  id: identity(),
  kind: text({ enum: synonymKinds }).notNull(),
  term: text().notNull(),
  others: text().array().notNull(),
  updated_at: moment().notNull().defaultNow(),
})
