import { sql } from 'drizzle-orm'
import { bigint, date, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { TaxRates } from '#contract/commerce/tax.ts'
import { bytea, identity, moment, reference } from '#kernel/kernel.tables.ts'

/** Remuneration for labour, and what authors get for the use of their works. */
export const taxKinds = ['labour', 'royalty'] as const
export type TaxKind = (typeof taxKinds)[number]

const kind = () => text({ enum: taxKinds }).notNull().default('labour')

export const taxRates = pgTable('tax_rates', {
  id: identity(),
  kind: kind(),
  valid_from: date({ mode: 'string' }).notNull(),
  rates: jsonb().$type<TaxRates>().notNull(),
  entered_by: reference(),
  entered_at: moment().notNull().defaultNow(),
})

const fen = () => bigint({ mode: 'number' }).notNull()

export const taxedPayments = pgTable('taxed_payments', {
  id: identity(),
  reference: text().notNull(),
  kind: kind(),
  source: text().notNull().default(''),
  corrects: reference(),
  user_id: reference(),
  truename: text().notNull(),
  id_number_sealed: bytea().notNull(),
  project: text().notNull(),
  title: text().notNull(),
  month: text().notNull(),
  gross_fen: fen(),
  deduction_fen: fen(),
  taxable_fen: fen(),
  tax_fen: fen(),
  net_fen: fen().generatedAlwaysAs(sql`gross_fen - tax_fen`),
  rates_id: reference().notNull(),
  paid_at: moment().notNull(),
})
