import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#kernel/kernel.tables.ts'

const fen = () => bigint({ mode: 'number' }).notNull()

export const sandboxPayments = pgTable('sandbox_payments', {
  order_no: text().primaryKey(),
  description: text().notNull(),
  amount_fen: fen(),
  return_path: text().notNull(),
  state: text({ enum: ['waiting', 'paid', 'closed'] })
    .notNull()
    .default('waiting'),
  failed_tries: integer().notNull().default(0),
  transaction_no: text(),
  created_at: moment().notNull().defaultNow(),
  expires_at: moment().notNull(),
  paid_at: moment(),
})

export const sandboxRefunds = pgTable('sandbox_refunds', {
  refund_no: text().primaryKey(),
  order_no: text().notNull(),
  amount_fen: fen(),
  created_at: moment().notNull().defaultNow(),
})

export const sandboxTransfers = pgTable('sandbox_transfers', {
  transfer_no: text().primaryKey(),
  account: text().notNull(),
  amount_fen: fen(),
  created_at: moment().notNull().defaultNow(),
})
