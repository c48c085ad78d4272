import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'

/** What a person has: free to be withdrawn, not yet free, and asked for; and what the person has to give back. */
export const personAccounts = ['available', 'pending', 'in_withdrawal', 'claim'] as const

/** What the platform has to do with others. */
export const platformAccounts = [
  'receivable_wechat',
  'receivable_alipay',
  'receivable_sandbox',
  /** What organisers owe for lecture fees. */
  'receivable_organisers',
  'bank',
  'revenue',
  'channel_fees',
  'author_share',
  'tax_withheld',
  'refunds',
] as const

export type PersonAccount = (typeof personAccounts)[number]
export type PlatformAccount = (typeof platformAccounts)[number]

export const entryKinds = [
  'order_paid',
  'late_payment',
  'refund_approved',
  'refund_arrived',
  'share_released',
  'share_claimed',
  'fee_confirmed',
  'fee_available',
  'fee_corrected',
  'withdrawal_applied',
  'withdrawal_returned',
  'withdrawal_paid',
  'tax_paid',
  'organiser_paid',
] as const

export type EntryKind = (typeof entryKinds)[number]

export const ledgerAccounts = pgTable('ledger_accounts', {
  id: identity(),
  kind: text({ enum: [...personAccounts, ...platformAccounts] }).notNull(),
  user_id: reference(),
  balance_fen: bigint({ mode: 'number' }).notNull().default(0),
})

export const ledgerEntries = pgTable('ledger_entries', {
  id: identity(),
  reference: text().notNull(),
  kind: text({ enum: entryKinds }).notNull(),
  title: text().notNull().default(''),
  happened_at: moment().notNull(),
  posted_at: moment().notNull().defaultNow(),
})

export const ledgerPostings = pgTable('ledger_postings', {
  entry_id: reference().notNull(),
  account_id: reference().notNull(),
  amount_fen: bigint({ mode: 'number' }).notNull(),
})

/** What an account of each kind held, in fen. */
export type MonthBalances = Partial<Record<PersonAccount | PlatformAccount, number>>

/** What was not done when a month was closed: how many, and fen where it is money. */
export type OpenItems = {
  taxFen: number
  organisersFen: number
  claimsFen: number
  withdrawals: number
  differences: number
}

export const ledgerMonths = pgTable('ledger_months', {
  id: identity(),
  month: text().notNull(),
  closed_at: moment(),
  asked_by: reference(),
  agreed_by: reference(),
  entry_count: integer(),
  balances: jsonb().$type<MonthBalances>(),
  open_items: jsonb().$type<OpenItems>(),
})
