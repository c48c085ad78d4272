import { bigint, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { feeStates } from '#contract/practice/expert-fees.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'

export const expertFees = pgTable('expert_fees', {
  id: identity(),
  sheet_id: reference().notNull(),
  session_id: reference(),
  title: text().notNull(),
  gross_fen: bigint({ mode: 'number' }).notNull(),
  status: smallint().$type<OneOf<typeof feeStates>>().notNull().default(0),
  reason: text().notNull().default(''),
  answer: text().notNull().default(''),
  confirmed_at: moment(),
  agreed_at: moment(),
  evidence_at: moment(),
  available_at: moment(),
  created_by: reference(),
  created_at: moment().notNull().defaultNow(),
})
