import { pgTable, smallint, text, integer } from 'drizzle-orm/pg-core'
import { identity, reference } from '#kernel/kernel.tables.ts'

export const banners = pgTable('banners', {
  id: identity(),
  college_id: reference(),
  image: text().notNull(),
  title: text().notNull().default(''),
  ads_type: smallint().notNull(),
  item_id: reference().notNull().default(0),
  ads_link: text().notNull().default(''),
  sort: integer().notNull().default(0),
})

export const menuItems = pgTable('menu_items', {
  id: identity(),
  name: text().notNull(),
  name_en: text().notNull(),
  logo: text().notNull(),
  type: smallint().notNull(),
  content: text().notNull().default(''),
  icon_status: smallint().notNull().default(0),
  sort: integer().notNull().default(0),
})

export const contentBlocks = pgTable('content_blocks', {
  id: identity(),
  college_id: reference(),
  name: text().notNull(),
  name_en: text().notNull(),
  type: smallint().notNull(),
  channel_address: text().notNull().default(''),
  sort: integer().notNull().default(0),
})

export const contentBlockItems = pgTable('content_block_items', {
  block_id: reference().notNull(),
  kind: smallint().notNull(),
  item_id: reference().notNull(),
  sort: integer().notNull().default(0),
})
