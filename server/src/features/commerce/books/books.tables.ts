import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'

const fen = () => bigint({ mode: 'number' }).notNull()

/** Who has entered a payment, and who has agreed. */
const people = () => ({
  asked_by: reference(),
  agreed_by: reference(),
  entered_at: moment().notNull().defaultNow(),
})

export const organiserPayments = pgTable('organiser_payments', {
  id: identity(),
  payer: text().notNull(),
  meeting_id: reference(),
  amount_fen: fen(),
  receipt_no: text().notNull(),
  received_at: moment().notNull(),
  ...people(),
})

export const taxPayments = pgTable('tax_payments', {
  id: identity(),
  month: text().notNull(),
  amount_fen: fen(),
  receipt_no: text().notNull(),
  paid_at: moment().notNull(),
  ...people(),
})
