import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, reference } from '#kernel/kernel.tables.ts'

export const halls = pgTable('halls', {
  id: identity(),
  meeting_id: reference(),
  name: text().notNull(),
  cover: text().notNull(),
  intro: text().notNull().default(''),
  visit_count: integer().notNull().default(0),
  published: boolean().notNull().default(true),
  sort: integer().notNull().default(0),
})

export const hallBooths = pgTable('hall_booths', {
  id: identity(),
  hall_id: reference().notNull(),
  company_id: reference().notNull(),
  package_id: reference(),
  number: text().notNull().default(''),
  slogan: text().notNull().default(''),
  cover: text().notNull(),
  visit_count: integer().notNull().default(0),
  published: boolean().notNull().default(true),
  sort: integer().notNull().default(0),
})

export const hallBoothProducts = pgTable('hall_booth_products', {
  booth_id: reference().notNull(),
  product_id: reference().notNull(),
  sort: integer().notNull().default(0),
})

export const hallBoothMedia = pgTable('hall_booth_media', {
  id: identity(),
  booth_id: reference().notNull(),
  kind: text({ enum: ['video', 'document'] }).notNull(),
  title: text().notNull(),
  address: text().notNull(),
  cover: text().notNull().default(''),
  seconds: integer().notNull().default(0),
  size: integer().notNull().default(0),
  sort: integer().notNull().default(0),
})
