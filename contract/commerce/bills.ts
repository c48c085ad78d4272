import * as z from 'zod/mini'
import { contentText } from '../wire/content-text.ts'
import { defineCall } from '../wire/call.ts'
import { bit, code, id, page, paged } from '../wire/fields.ts'
import { balances, withdrawal, withdrawalStates } from './withdrawals.ts'
import { oneOf } from '../wire/one-of.ts'

/** What a bill is about: one event of money, as it concerns the person. */
export const billKinds = [
  'order_paid',
  'refund_approved',
  'share_released',
  'share_claimed',
  'fee_confirmed',
  'fee_available',
  'fee_corrected',
  'withdrawal_applied',
  'withdrawal_returned',
  'withdrawal_paid',
] as const

/** `claim` is what the person has to give back. */
export const billAccounts = ['available', 'pending', 'in_withdrawal', 'claim'] as const

export const bill = z.object({
  bill_id: z.int(),
  kind: z.enum(billKinds),
  /** The course, the lecture or the bank account. */
  title: contentText,
  /** The change of `account`, with its sign. */
  amount: z.string(),
  /** The available balance if the event has changed it, else the one that it has. */
  account: z.enum(billAccounts),
  /** The state of the withdrawal. */
  status: oneOf({ none: 0, ...withdrawalStates }),
  happened_at: z.string(),
  /** YYYY-MM. */
  month: z.string(),
  /** What the month has added to the available balance and taken from it; a withdrawal that came back does neither. */
  month_income: z.string(),
  month_expense: z.string(),
  /** There is a statement of withheld tax for the month. */
  month_taxed: bit,
})

export const billDetail = z.extend(bill, {
  /** Every balance of the person that has changed. */
  changes: z.array(z.object({ account: z.enum(billAccounts), amount: z.string() })),
  /** How a fee is taxed. */
  fee: z.nullable(
    z.object({
      gross: z.string(),
      deduction: z.string(),
      taxable: z.string(),
      tax: z.string(),
      net: z.string(),
    }),
  ),
  withdrawal: z.nullable(withdrawal),
})

/** `type` of balanceList. */
export const balanceTypes = { balances: 1, bills: 2 } as const

/** A month, or empty for all of them. */
const monthIfAny = z._default(z.string().check(z.regex(/^(\d{4}-(0[1-9]|1[0-2]))?$/)), '')

export const billPage = z.extend(paged(bill), {
  /** Those that have bills, newest first. */
  months: z.array(z.string()),
})

export const billCalls = {
  list: defineCall({
    id: 'withdraw.balanceList',
    path: '/api/web/v3/withdraw/balanceList',
    about:
      'The caller’s balances (`type` 1), or the bills (`type` 2), newest first, of one `month` (YYYY-MM) or of all.',
    access: 'member',
    input: z.object({ type: z._default(code, balanceTypes.balances), month: monthIfAny, page }),
    output: z.union([z.object({ balances }), billPage]),
  }),
  detail: defineCall({
    id: 'withdraw.balanceDetail',
    path: '/api/web/v3/withdraw/balanceDetail',
    about: 'One bill of the caller.',
    access: 'member',
    input: z.object({ id }),
    output: billDetail,
  }),
}

export type Bill = z.infer<typeof bill>
export type BillDetail = z.infer<typeof billDetail>
