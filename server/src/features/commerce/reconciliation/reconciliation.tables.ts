import { bigint, date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { differenceKinds, movements } from '#contract/commerce/reconciliation.ts'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'
import { paymentProviders } from '#kernel/ports/payments.ts'

export const statements = pgTable('statements', {
  provider: text({ enum: paymentProviders }).notNull(),
  day: date({ mode: 'string' }).notNull(),
  line_count: integer().notNull(),
  compared_at: moment().notNull().defaultNow(),
})

export const statementDifferences = pgTable('statement_differences', {
  id: identity(),
  provider: text({ enum: paymentProviders }).notNull(),
  day: date({ mode: 'string' }).notNull(),
  movement: text({ enum: movements }).notNull(),
  kind: text({ enum: differenceKinds }).notNull(),
  number: text().notNull(),
  here_fen: bigint({ mode: 'number' }),
  there_fen: bigint({ mode: 'number' }),
  settled_at: moment(),
  settled_by: reference(),
  settlement: text().notNull().default(''),
})
