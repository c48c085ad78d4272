import { pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { giftStates } from '#contract/commerce/gifts.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'

export const giftCodes = pgTable('gift_codes', {
  id: identity(),
  order_id: reference().notNull(),
  giver_id: reference(),
  production_id: reference().notNull(),
  code: text().notNull(),
  state: smallint().$type<OneOf<typeof giftStates>>().notNull().default(1),
  refund_id: reference(),
  taker_id: reference(),
  taken_at: moment(),
  created_at: moment().notNull().defaultNow(),
})
