import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { menuKinds } from '#contract/discover/meeting-home.ts'
import { identity, reference } from '#kernel/kernel.tables.ts'

/** The setup of a large meeting's home. */
export const meetingHomes = pgTable('meeting_homes', {
  meeting_id: reference().primaryKey(),
  logo: text().notNull().default(''),
  logo_name: text().notNull().default(''),
  logo_link: text().notNull().default(''),
  has_reserve: boolean().notNull().default(true),
  has_collect: boolean().notNull().default(true),
  has_praise: boolean().notNull().default(true),
  has_share: boolean().notNull().default(true),
  has_invite: boolean().notNull().default(true),
})

export const meetingBanners = pgTable('meeting_banners', {
  id: identity(),
  meeting_id: reference().notNull(),
  title: text().notNull(),
  image: text().notNull(),
  link: text().notNull().default(''),
  sort: integer().notNull().default(0),
})

export const meetingMenuItems = pgTable('meeting_menu_items', {
  id: identity(),
  meeting_id: reference().notNull(),
  kind: text({ enum: menuKinds }).notNull(),
  name: text().notNull().default(''),
  name_en: text().notNull().default(''),
  link: text().notNull().default(''),
  sort: integer().notNull().default(0),
})
