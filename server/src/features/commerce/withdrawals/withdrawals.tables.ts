import { bigint, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { bytea, identity, moment, reference } from '#kernel/kernel.tables.ts'
import { paymentProviders } from '#kernel/ports/payments.ts'

export const payoutMethods = [...paymentProviders, 'bank'] as const
export type PayoutMethod = (typeof payoutMethods)[number]

export const withdrawals = pgTable('withdrawals', {
  id: identity(),
  withdrawal_no: text().notNull(),
  user_id: reference(),
  amount_fen: bigint({ mode: 'number' }).notNull(),
  stage: smallint().notNull().default(1),
  reason: text().notNull().default(''),
  truename: text().notNull(),
  /** Null on those applied for before the number was kept: they are told apart by name alone. */
  id_number_sealed: bytea(),
  bank_name: text().notNull(),
  bank_branch: text().notNull(),
  bank_card_sealed: bytea().notNull(),
  destination: text({ enum: payoutMethods }).notNull().default('bank'),
  applied_at: moment().notNull().defaultNow(),
  reviewer_id: reference(),
  reviewed_at: moment(),
  payer_id: reference(),
  sent_at: moment(),
  method: text({ enum: [...payoutMethods, ''] })
    .notNull()
    .default(''),
  batch_no: text().notNull().default(''),
  receipt_no: text().notNull().default(''),
  settled_at: moment(),
})
