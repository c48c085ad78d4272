import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, reference } from '#kernel/kernel.tables.ts'

export const companies = pgTable('companies', {
  id: identity(),
  name: text().notNull(),
  logo: text().notNull(),
  profile: text().notNull().default(''),
  sort: integer().notNull().default(0),
})

export const products = pgTable('products', {
  id: identity(),
  company_id: reference().notNull(),
  college_id: reference(),
  kind: text({ enum: ['drug', 'device'] }).notNull(),
  class_name: text().notNull().default(''),
  name: text().notNull(),
  cover: text().notNull(),
  specification: text().notNull().default(''),
  indications: text().notNull().default(''),
  sort: integer().notNull().default(0),
})
