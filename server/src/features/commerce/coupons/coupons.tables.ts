import { bigint, boolean, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { courseTypes } from '#contract/wire/items.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'

export const coupons = pgTable('coupons', {
  id: identity(),
  code: text().notNull(),
  discount_fen: integer().notNull(),
  usage_limit: integer().notNull(),
  person_limit: integer().notNull(),
  used_count: integer().notNull().default(0),
  course_type: smallint().$type<0 | OneOf<typeof courseTypes>>().notNull(),
  begins_at: moment().notNull(),
  ends_at: moment().notNull(),
  stopped_at: moment(),
  creator_id: reference(),
  created_at: moment().notNull().defaultNow(),
  percent: smallint(),
  min_fen: integer().notNull().default(0),
  work_ids: bigint({ mode: 'number' }).array().notNull().default([]),
  is_open: boolean().notNull().default(false),
})

export const couponHolders = pgTable('coupon_holders', {
  coupon_id: reference().notNull(),
  user_id: reference().notNull(),
  taken_at: moment().notNull().defaultNow(),
})

export const couponUses = pgTable('coupon_uses', {
  order_id: reference().primaryKey(),
  coupon_id: reference().notNull(),
  user_id: reference(),
  used_at: moment().notNull().defaultNow(),
  released_at: moment(),
})
