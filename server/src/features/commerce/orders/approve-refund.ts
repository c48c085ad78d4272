import type { Db, Tx } from '#kernel/database.ts'
import type { Services } from '#kernel/services.ts'
import type { Account, PostingRow } from '#server/features/commerce/ledger/ledger.queries.ts'
import { lockAccounts, postEntry, rowOf } from '#server/features/commerce/ledger/post-entry.ts'
import type { Posting } from '#server/features/commerce/ledger/post-entry.ts'
import { giveShareTaxBack } from '#server/features/commerce/tax/post-share.ts'
import { endInvoices } from './end-invoices.ts'
import { endPart } from './hold-part.ts'
import { refundApprovedEntry, samePartOf, shareOf } from './order-entries.ts'
import type { RefundedPart } from './order-entries.ts'
import { readIncome } from './order-income.ts'
import type { OrderRow } from './orders.queries.ts'
import type { PaymentRow } from './payments.queries.ts'
import { sumApprovedBefore } from './refunds.queries.ts'
import type { RefundRow } from './refunds.queries.ts'
import { sendRefund } from './send-refund.ts'

type Approved = { refund: RefundRow; order: OrderRow; payment: PaymentRow }

/**
 * Takes back what a payment or a part of it brought: the right to watch, the author's share, the revenue. From here on the
 * money is owed to the buyer and is sent by a job. Runs in the transaction that approves the refund, with the order locked.
 */
export async function approveRefund({ jobs }: Services, db: Tx, approved: Approved): Promise<void> {
  const { refund, order, payment } = approved
  await endInvoices(db, order)
  await endPart(db, refund)
  const income = await readIncome(db, order, payment)
  const part = {
    amountFen: refund.amount_fen,
    beforeFen: await sumApprovedBefore(db, refund),
    totalFen: payment.amount_fen,
  }
  const returned = await returnShare(db, { order, refund, income, part })
  const entry = refundApprovedEntry(refund.refund_no, income, { part, returned })
  await postEntry(db, { ...entry, title: order.title })
  await jobs.send(db, sendRefund, { refundId: refund.id, round: 0 })
}

type Returning = { order: OrderRow; refund: RefundRow; income: PostingRow[]; part: RefundedPart }

/** What the author returns of the share, and the tax on it; nothing for an account that was deleted. */
async function returnShare(db: Db, { order, refund, income, part }: Returning): Promise<Posting[]> {
  const { amountFen: shareFen, authorId, isOwned } = shareOf(income)
  const amountFen = samePartOf(shareFen, part)
  if (!isOwned) return [{ account: { kind: 'author_share' }, amountFen }]
  if (authorId === null) return []
  const account: Account = { kind: order.share_released_at ? 'available' : 'pending', userId: authorId }
  const tax: Account = { kind: 'tax_withheld' }
  // All of the entry's accounts, so that they are locked in one order.
  const rows = await lockAccounts(db, [
    account,
    tax,
    { kind: 'refunds' },
    { kind: 'channel_fees' },
    { kind: 'revenue' },
  ])
  const returning = { orderNo: order.order_no, refundNo: refund.refund_no, lessFen: amountFen }
  const taxFen = await giveShareTaxBack(db, returning)
  // A share that was released, less its tax, may have been withdrawn: nobody is taken below zero.
  const takenFen = Math.min(amountFen - taxFen, rowOf(rows, account).balance_fen)
  return [
    { account, amountFen: takenFen },
    { account: tax, amountFen: taxFen },
  ]
}
