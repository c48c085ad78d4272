import { integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { itemTypes } from '#contract/wire/item-types.ts'
import { identity, reference, takenBack } from '#kernel/kernel.tables.ts'

export const colleges = pgTable('colleges', {
  id: identity(),
  name: text().notNull(),
  name_en: text().notNull(),
  logo: text().notNull(),
  description: text().notNull().default(''),
  download_logo: smallint().notNull().default(0),
  download_logo_title: text().notNull().default(''),
  sort: integer().notNull().default(0),
  ...takenBack(),
})

const diseaseColumns = () => ({
  id: identity(),
  college_id: reference().notNull(),
  name: text().notNull(),
  name_en: text().notNull(),
  introduction: text().notNull().default(''),
  sort: integer().notNull().default(0),
})

export const diseases = pgTable('diseases', diseaseColumns())
export const allDiseases = pgTable('all_diseases', { ...diseaseColumns(), ...takenBack() })

const tagColumns = () => ({
  id: identity(),
  kind: text({ enum: ['operation', 'part', 'category'] }).notNull(),
  college_id: reference(),
  name: text().notNull(),
  name_en: text().notNull(),
  introduction: text().notNull().default(''),
  sort: integer().notNull().default(0),
})

/** Diseases are the fourth kind; they have a table of their own. */
export const tags = pgTable('tags', tagColumns())
export const allTags = pgTable('all_tags', { ...tagColumns(), ...takenBack() })

export const itemTags = pgTable('item_tags', {
  tag_id: reference().notNull(),
  item_kind: text({ enum: itemTypes }).notNull(),
  item_id: reference().notNull(),
})
