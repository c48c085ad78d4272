import { date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { mentionTypes, productKinds } from '#contract/library/encyclopedia.ts'
import { itemTypes } from '#contract/wire/item-types.ts'
import { identity, moment, reference, takenBack } from '#kernel/kernel.tables.ts'

const companyColumns = () => ({
  id: identity(),
  name: text().notNull(),
  logo: text().notNull(),
  profile: text().notNull().default(''),
  city: text().notNull().default(''),
  founded_year: integer().notNull().default(0),
  sort: integer().notNull().default(0),
})

export const companies = pgTable('companies', companyColumns())
export const allCompanies = pgTable('all_companies', { ...companyColumns(), ...takenBack() })

export const productClasses = pgTable('product_classes', {
  id: identity(),
  kind: text({ enum: productKinds }).notNull(),
  parent_id: reference(),
  name: text().notNull(),
  name_en: text().notNull(),
  sort: integer().notNull().default(0),
})

const productColumns = () => ({
  id: identity(),
  company_id: reference().notNull(),
  college_id: reference(),
  class_id: reference(),
  kind: text({ enum: productKinds }).notNull(),
  class_name: text().notNull().default(''),
  name: text().notNull(),
  pinyin: text().notNull().default(''),
  cover: text().notNull(),
  specification: text().notNull().default(''),
  indications: text().notNull().default(''),
  notes: text().notNull().default(''),
  name_en: text().notNull().default(''),
  composition: text().notNull().default(''),
  dose: text().notNull().default(''),
  contraindications: text().notNull().default(''),
  interactions: text().notNull().default(''),
  sort: integer().notNull().default(0),
})

export const products = pgTable('products', productColumns())
export const allProducts = pgTable('all_products', { ...productColumns(), ...takenBack() })

export const productDocuments = pgTable('product_documents', {
  id: identity(),
  product_id: reference().notNull(),
  name: text().notNull(),
  file: text().notNull(),
  size: integer().notNull(),
  preview: text().notNull().default(''),
  sort: integer().notNull().default(0),
})

export const productLinks = pgTable('product_links', {
  product_id: reference().notNull(),
  item_kind: text({ enum: mentionTypes }).notNull(),
  item_id: reference().notNull(),
})

/** The members who looked at a product in a month, by its first day. */
export const productViewers = pgTable('product_viewers', {
  product_id: reference().notNull(),
  month: date({ mode: 'string' }).notNull(),
  user_id: reference().notNull(),
})

export const companyContents = pgTable('company_contents', {
  company_id: reference().notNull(),
  item_kind: text({ enum: itemTypes }).notNull(),
  item_id: reference().notNull(),
  created_at: moment().notNull().defaultNow(),
})

export const companyAds = pgTable('company_ads', {
  id: identity(),
  company_id: reference().notNull(),
  image: text().notNull(),
  title: text().notNull(),
  link: text().notNull(),
  sort: integer().notNull().default(0),
})
