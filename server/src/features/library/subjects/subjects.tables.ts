import { integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { itemTypes } from '#contract/wire/item-types.ts'
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

/** Diseases are the fourth kind; they have a table of their own. */
export const tags = pgTable('tags', {
  id: identity(),
  kind: text({ enum: ['operation', 'part', 'category'] }).notNull(),
  college_id: reference(),
  name: text().notNull(),
  name_en: text().notNull(),
  introduction: text().notNull().default(''),
  sort: integer().notNull().default(0),
})

export const itemTags = pgTable('item_tags', {
  tag_id: reference().notNull(),
  item_kind: text({ enum: itemTypes }).notNull(),
  item_id: reference().notNull(),
})
