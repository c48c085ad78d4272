import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment } from '#kernel/kernel.tables.ts'

export const ads = pgTable('ads', {
  id: identity(),
  title: text().notNull(),
  image: text().notNull(),
  body: text().notNull().default(''),
  advertiser: text().notNull().default(''),
  link: text().notNull().default(''),
  show_count: integer().notNull().default(0),
  click_count: integer().notNull().default(0),
  published: boolean().notNull().default(true),
  created_at: moment().notNull().defaultNow(),
})
