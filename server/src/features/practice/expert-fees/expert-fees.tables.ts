import { bigint, boolean, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { correctionStates, feeStates } from '#contract/practice/expert-fees.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'

/** What suggests that a fee is to be reversed. */
export const proposals = ['declined', 'withdrawn', 'session', 'meeting'] as const
export type Proposal = (typeof proposals)[number]

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
  round: integer().notNull().default(0),
  proposal: text({ enum: [...proposals, ''] })
    .notNull()
    .default(''),
  proposed_at: moment(),
  created_by: reference(),
  created_at: moment().notNull().defaultNow(),
})

export const feeCorrections = pgTable('expert_fee_corrections', {
  id: identity(),
  fee_id: reference().notNull(),
  from_fen: bigint({ mode: 'number' }).notNull(),
  to_fen: bigint({ mode: 'number' }).notNull(),
  was_available: boolean().notNull(),
  reason: text().notNull(),
  state: smallint().$type<OneOf<typeof correctionStates>>().notNull(),
  objection: text().notNull().default(''),
  answer: text().notNull().default(''),
  asked_by: reference(),
  agreed_by: reference(),
  corrected_at: moment().notNull().defaultNow(),
  decided_at: moment(),
})
