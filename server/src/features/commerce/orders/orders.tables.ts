import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { refundParts, soldTypes } from '#contract/commerce/orders.ts'
import type { invoiceStates, orderStates, refundStates } from '#contract/commerce/orders.ts'
import type { courseTypes } from '#contract/wire/items.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { payChannels } from '#contract/wire/pay-channels.ts'
import { bytea, identity, moment, reference } from '#kernel/kernel.tables.ts'
import { paymentProviders } from '#kernel/ports/payments.ts'

export const orders = pgTable('orders', {
  id: identity(),
  order_no: text().notNull(),
  user_id: reference(),
  item_type: text({ enum: soldTypes }).notNull(),
  item_id: reference().notNull(),
  title: text().notNull(),
  cover: text().notNull(),
  course_type: smallint().$type<OneOf<typeof courseTypes>>().notNull(),
  doctor_name: text().notNull(),
  author_id: reference(),
  price_fen: integer().notNull(),
  discount_fen: integer().notNull().default(0),
  pay_amount_fen: integer()
    .notNull()
    .generatedAlwaysAs(sql`price_fen - discount_fen`),
  coupon_code: text().notNull().default(''),
  status: smallint().$type<OneOf<typeof orderStates>>().notNull().default(1),
  channel: text({ enum: [...payChannels, ''] })
    .notNull()
    .default(''),
  created_at: moment().notNull().defaultNow(),
  expires_at: moment().notNull(),
  paid_at: moment(),
  cancelled_at: moment(),
  closed_at: moment(),
  refunded_at: moment(),
  share_released_at: moment(),
  hidden_at: moment(),
  seats: smallint().notNull().default(0),
  group_id: reference(),
})

export const orderCharges = pgTable('order_charges', {
  order_id: reference().notNull(),
  provider: text({ enum: paymentProviders }).notNull(),
  started_at: moment().notNull().defaultNow(),
})

export const payments = pgTable('payments', {
  id: identity(),
  order_id: reference().notNull(),
  provider: text({ enum: paymentProviders }).notNull(),
  transaction_no: text().notNull(),
  amount_fen: integer().notNull(),
  paid_at: moment().notNull(),
  is_late: boolean().notNull(),
  received_at: moment().notNull().defaultNow(),
  refunded_fen: integer().notNull().default(0),
})

export const refunds = pgTable('refunds', {
  id: identity(),
  refund_no: text().notNull(),
  order_id: reference().notNull(),
  payment_id: reference().notNull(),
  amount_fen: integer().notNull(),
  state: smallint().$type<OneOf<typeof refundStates>>().notNull(),
  reason: text().notNull(),
  refuse_reason: text().notNull().default(''),
  asked_at: moment().notNull().defaultNow(),
  reviewer_id: reference(),
  reviewed_at: moment(),
  sent_at: moment(),
  arrived_at: moment(),
  part: text({ enum: refundParts }).notNull().default('whole'),
  lesson_ids: bigint({ mode: 'number' }).array().notNull().default([]),
  seats: smallint().notNull().default(0),
})

export const invoices = pgTable('invoices', {
  id: identity(),
  order_id: reference().notNull(),
  user_id: reference().notNull(),
  title: text().notNull(),
  tax_no: text().notNull().default(''),
  email: text().notNull().default(''),
  tax_no_sealed: bytea(),
  email_sealed: bytea(),
  state: smallint().$type<OneOf<typeof invoiceStates>>().notNull().default(1),
  invoice_no: text().notNull().default(''),
  requested_at: moment().notNull().defaultNow(),
  reviewer_id: reference(),
  reviewed_at: moment(),
  amount_fen: integer(),
  reversal_no: text().notNull().default(''),
  reversed_at: moment(),
})
