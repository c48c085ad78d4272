import { pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'

export const shareLinks = pgTable('share_links', {
  id: identity(),
  sid: text().notNull(),
  user_id: reference().notNull(),
  item_type: text().notNull(),
  item_id: reference().notNull(),
  title: text().notNull(),
  path: text().notNull(),
  created_at: moment().notNull().defaultNow(),
  shared_at: moment().notNull().defaultNow(),
})

export const shareVisits = pgTable('share_visits', {
  share_id: reference().notNull(),
  guest_id: text().notNull(),
  user_id: reference(),
  at: moment().notNull().defaultNow(),
})
