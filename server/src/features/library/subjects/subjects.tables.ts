import { integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { identity, reference } from '#kernel/kernel.tables.ts'

export const colleges = pgTable('colleges', {
  id: identity(),
  name: text().notNull(),
  name_en: text().notNull(),
  logo: text().notNull(),
  description: text().notNull().default(''),
  download_logo: smallint().notNull().default(0),
  download_logo_title: text().notNull().default(''),
  sort: integer().notNull().default(0),
})

export const diseases = pgTable('diseases', {
  id: identity(),
  college_id: reference().notNull(),
  name: text().notNull(),
  name_en: text().notNull(),
  introduction: text().notNull().default(''),
  sort: integer().notNull().default(0),
})
