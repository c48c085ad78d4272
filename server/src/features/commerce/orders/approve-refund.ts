import type { Db } from '#kernel/database.ts'
import type { Services } from '#kernel/services.ts'
import type { Account } from '#server/features/commerce/ledger/ledger.queries.ts'
import { selectPostings } from '#server/features/commerce/ledger/ledger.queries.ts'
import { lockAccounts, postEntry, rowOf } from '#server/features/commerce/ledger/post-entry.ts'
import type { Posting } from '#server/features/commerce/ledger/post-entry.ts'
import { revokeRight } from '#server/features/library/rights/rights.queries.ts'
import { incomeReferences, refundApprovedEntry, shareOf } from './order-entries.ts'
import type { OrderRow } from './orders.queries.ts'
import type { PaymentRow } from './payments.queries.ts'
import { sendRefund } from './send-refund.ts'

type Approved = { refundId: number; refundNo: string; order: OrderRow; payment: PaymentRow }

/**
 * Takes back what the payment of an order brought: the right to watch, the author's share, the revenue. From here on the
 * money is owed to the buyer and is sent by a job. Runs in the transaction that approves the refund, with the order locked.
 */
export async function approveRefund(
  { jobs }: Services,
  db: Db,
  { refundId, refundNo, order, payment }: Approved,
): Promise<void> {
  await revokeRight(db, order.id)
  const income = await selectPostings(db, ...incomeReferences(order.order_no, payment))
  const { amountFen, authorId, isOwned } = shareOf(income)
  let author: Posting | undefined
  if (!isOwned) author = { account: { kind: 'author_share' }, amountFen }
  else if (authorId !== null) author = await takeFromAuthor(db, order, authorId, amountFen)
  await postEntry(db, { ...refundApprovedEntry(refundNo, income, author), title: order.title })
  await jobs.send(db, sendRefund, { refundId, round: 0 })
}

/** A share that was released may have been withdrawn: nobody is taken below zero. */
async function takeFromAuthor(db: Db, order: OrderRow, userId: number, amountFen: number): Promise<Posting> {
  const account: Account = { kind: order.share_released_at ? 'available' : 'pending', userId }
  // All of the entry's accounts, so that they are locked in one order.
  const rows = await lockAccounts(db, [
    account,
    { kind: 'refunds' },
    { kind: 'channel_fees' },
    { kind: 'revenue' },
  ])
  return { account, amountFen: Math.min(amountFen, rowOf(rows, account).balance_fen) }
}
