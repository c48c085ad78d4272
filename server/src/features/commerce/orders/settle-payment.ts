import { orderStates, refundStates } from '#contract/commerce/orders.ts'
import { yuanOf } from '#contract/wire/amount.ts'
import { afterCommit } from '#kernel/after-commit.ts'
import type { Db, Tx } from '#kernel/database.ts'
import { notify } from '#kernel/notify.ts'
import type { Services } from '#kernel/services.ts'
import { releaseCoupon } from '#server/features/commerce/coupons/use-coupon.ts'
import { issueCodes } from '#server/features/commerce/gifts/issue-codes.ts'
import { joinGroup } from '#server/features/commerce/groups/join-group.ts'
import { postEntry } from '#server/features/commerce/ledger/post-entry.ts'
import { grantRight } from '#server/features/library/rights/rights.queries.ts'
import type { Payment, PaymentProvider } from '#kernel/ports/payments.ts'
import { authorShareIn, lateEntry, paidEntry } from './order-entries.ts'
import { paidFen, paidOrders } from './orders.metrics.ts'
import { newRefundNo } from './order-number.ts'
import { giftsPaid, orderPaid, workSold } from './orders.notices.ts'
import { lockOrderByNo, updatePaid, updateStatus } from './orders.queries.ts'
import type { OrderRow } from './orders.queries.ts'
import { hasPayment, insertPayment } from './payments.queries.ts'
import { publishOrder } from './publish-order.ts'
import { insertRefund } from './refunds.queries.ts'
import { returnOrder } from './return-order.ts'
import { sendRefund } from './send-refund.ts'

/** A provider reports money that does not fit what was ordered. Nothing is settled; the reconciliation lists it. */
export class PaymentMismatch extends Error {
  override readonly name = 'PaymentMismatch'
}

/**
 * Settles an order by money that a provider says has arrived, once for each transaction: a repeated
 * report changes nothing. Money for an order that cannot be paid any more goes back by itself.
 */
export async function settlePayment(
  services: Services,
  provider: PaymentProvider,
  payment: Payment,
): Promise<void> {
  await services.db.transaction(async (db) => {
    const order = await lockOrderByNo(db, payment.orderNo)
    checkFits(order, payment)
    const isPending = order.status === orderStates.pending
    // No payment of a pending order has been settled.
    if (!isPending && (await hasPayment(db, provider, payment.transactionNo))) return
    const isOnTime = isPending && (await markPaid(services, db, { order, payment }))
    const paid = { provider, ...payment }
    const row = await insertPayment(db, {
      order_id: order.id,
      provider,
      transaction_no: payment.transactionNo,
      amount_fen: payment.amountFen,
      paid_at: payment.paidAt,
      is_late: !isOnTime,
    })
    if (!row) throw new PaymentMismatch(`${payment.transactionNo} has paid another order`)
    const entry = isOnTime ? paidEntry(paid, order.author_id, termsOf(services)) : lateEntry(paid)
    await postEntry(db, { ...entry, title: order.title })
    if (!isOnTime) return giveBack(services, db, row)
    await publishOrder({ ...services, db }, order, orderStates.paid)
    await afterCommit(db, async () => {
      services.states.get(paidOrders).add(1, { provider })
      services.states.get(paidFen).add(payment.amountFen, { provider })
    })
    return tellBuyerAndAuthor(db, order, authorShareIn(entry))
  })
}

async function tellBuyerAndAuthor(db: Tx, order: OrderRow, shareFen: number): Promise<void> {
  const { id: orderId, title, user_id: buyerId, author_id: authorId } = order
  // A group tells its members itself.
  if (order.seats > 0) await notify(db, buyerId!, giftsPaid.write({ title, count: order.seats }))
  else if (order.group_id === null) await notify(db, buyerId!, orderPaid.write({ title, orderId }))
  if (authorId !== null && shareFen > 0)
    await notify(db, authorId, workSold.write({ title, share: yuanOf(shareFen) }))
}

function checkFits(order: OrderRow | undefined, payment: Payment): asserts order {
  if (!order) throw new PaymentMismatch(`there is no order ${payment.orderNo}`)
  if (payment.amountFen !== order.pay_amount_fen)
    throw new PaymentMismatch(
      `${payment.amountFen} fen were paid for order ${order.id} instead of ${order.pay_amount_fen}`,
    )
  if (payment.currency !== 'CNY')
    throw new PaymentMismatch(`order ${order.id} was paid in ${payment.currency}`)
}

type Arrived = { order: OrderRow; payment: Payment }

/**
 * False if the buyer is gone, has got the item in another way, or comes too late for a group: then there is nothing to pay
 * for, and it is closed.
 */
async function markPaid(services: Services, db: Tx, arrived: Arrived): Promise<boolean> {
  const { order, payment } = arrived
  const isGranted = order.user_id !== null && (await giveWhatIsPaid(services, db, arrived))
  if (isGranted) await updatePaid(db, order.id, payment.paidAt)
  else {
    const { pending, closed } = orderStates
    await updateStatus(db, order.id, pending, { status: closed, closed_at: new Date() })
    await releaseCoupon(db, order.id)
  }
  return isGranted
}

/** The right to watch, codes for others, or a place in a group. */
async function giveWhatIsPaid(services: Services, db: Tx, { order, payment }: Arrived): Promise<boolean> {
  const { id: orderId, item_id: workId, seats, group_id: groupId, title } = order
  const userId = order.user_id!
  if (seats > 0) {
    await issueCodes(db, { orderId, giverId: userId, workId, seats })
    return true
  }
  if (groupId === null)
    return grantRight(db, { userId, item: { type: order.item_type, id: workId }, orderId })
  const { paidAt } = payment
  const { isIn, returned } = await joinGroup(db, { groupId, orderId, userId, title, paidAt })
  for (const id of returned) await services.jobs.send(db, returnOrder, { orderId: id })
  return isIn
}

const termsOf = ({ env }: Services) => ({
  sharePercent: env.AUTHOR_SHARE_PERCENT,
  feePerMille: env.CHANNEL_FEE_PER_MILLE,
})

async function giveBack(
  { jobs }: Services,
  db: Db,
  payment: { id: number; order_id: number; amount_fen: number },
) {
  const { id: refundId } = await insertRefund(db, {
    refund_no: newRefundNo(),
    order_id: payment.order_id,
    payment_id: payment.id,
    amount_fen: payment.amount_fen,
    state: refundStates.approved,
    reason: '',
  })
  await jobs.send(db, sendRefund, { refundId, round: 0 })
}
