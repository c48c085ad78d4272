import { pgTable, smallint, text, integer } from 'drizzle-orm/pg-core'
import type { bannerKinds } from '#contract/discover/home.ts'
import type { sectionTypes } from '#contract/wire/items.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { identity, reference, takenBack } from '#kernel/kernel.tables.ts'

const bannerColumns = () => ({
  id: identity(),
  college_id: reference(),
  image: text().notNull(),
  title: text().notNull().default(''),
  ads_type: smallint().$type<OneOf<typeof bannerKinds>>().notNull(),
  item_id: reference().notNull().default(0),
  ads_link: text().notNull().default(''),
  sort: integer().notNull().default(0),
})

export const banners = pgTable('banners', bannerColumns())
export const allBanners = pgTable('all_banners', { ...bannerColumns(), ...takenBack() })

const menuItemColumns = () => ({
  id: identity(),
  name: text().notNull(),
  name_en: text().notNull(),
  logo: text().notNull(),
  type: smallint().notNull(),
  content: text().notNull().default(''),
  icon_status: smallint().notNull().default(0),
  sort: integer().notNull().default(0),
})

export const menuItems = pgTable('menu_items', menuItemColumns())
export const allMenuItems = pgTable('all_menu_items', { ...menuItemColumns(), ...takenBack() })

const contentBlockColumns = () => ({
  id: identity(),
  college_id: reference(),
  name: text().notNull(),
  name_en: text().notNull(),
  type: smallint().$type<OneOf<typeof sectionTypes>>().notNull(),
  channel_address: text().notNull().default(''),
  sort: integer().notNull().default(0),
})

export const contentBlocks = pgTable('content_blocks', contentBlockColumns())
export const allContentBlocks = pgTable('all_content_blocks', { ...contentBlockColumns(), ...takenBack() })

export const contentBlockItems = pgTable('content_block_items', {
  block_id: reference().notNull(),
  kind: smallint().notNull(),
  item_id: reference().notNull(),
  sort: integer().notNull().default(0),
})
