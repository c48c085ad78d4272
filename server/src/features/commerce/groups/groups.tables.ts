import { integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { groupStates } from '#contract/commerce/groups.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'

export const groupOffers = pgTable('group_offers', {
  id: identity(),
  production_id: reference().notNull(),
  price_fen: integer().notNull(),
  size: smallint().notNull(),
  hours: smallint().notNull(),
  stopped_at: moment(),
  creator_id: reference(),
  created_at: moment().notNull().defaultNow(),
})

export const purchaseGroups = pgTable('purchase_groups', {
  id: identity(),
  code: text().notNull(),
  production_id: reference().notNull(),
  opener_id: reference(),
  price_fen: integer().notNull(),
  size: smallint().notNull(),
  deadline_at: moment().notNull(),
  state: smallint().$type<OneOf<typeof groupStates>>().notNull().default(1),
  ended_at: moment(),
  created_at: moment().notNull().defaultNow(),
})

export const groupMembers = pgTable('group_members', {
  group_id: reference().notNull(),
  order_id: reference().notNull(),
  user_id: reference(),
  joined_at: moment().notNull().defaultNow(),
  left_at: moment(),
})
