import { orderFailures, orderStates, refundStates } from '#contract/commerce/orders.ts'
import { failures } from '#contract/wire/failure.ts'
import { memberOf } from '#kernel/answer.ts'
import type { Tx } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { notify } from '#kernel/notify.ts'
import { review } from '#kernel/review/review.ts'
import type { Outcome } from '#kernel/review/review.ts'
import type { Context } from '#kernel/services.ts'
import { approveRefund } from './approve-refund.ts'
import { newRefundNo } from './order-number.ts'
import { refundApproved, refundRefused, saleRefunded } from './orders.notices.ts'
import { lockOrder, selectOrder, updateStatus } from './orders.queries.ts'
import type { OrderRow } from './orders.queries.ts'
import { selectPaymentOfOrder } from './payments.queries.ts'
import { insertRefund, refundReview, selectRefund } from './refunds.queries.ts'

export async function decideRefund(context: Context, refundId: number, outcome: Outcome) {
  const found = await selectRefund(context.db, refundId)
  if (!found) throw refuse(failures.dataMissing, { detail: 'refund_id' })
  const { refund, order, payment } = found
  const submission = { id: refund.id, ownerId: order.user_id }
  if (!outcome.isPassed) {
    const { reason } = outcome
    return review(context, refundReview, {
      submission,
      verdict: { state: refundStates.refused, refuse_reason: reason },
      notice: refundRefused.write({ title: order.title, reason }),
      async within(db, decide) {
        await lockOrder(db, order.id)
        await decide()
        await updateStatus(db, order.id, orderStates.refunding, { status: orderStates.paid })
      },
    })
  }
  await review(context, refundReview, {
    submission,
    verdict: { state: refundStates.approved },
    notice: refundApproved.write({ title: order.title }),
    async within(db, decide) {
      const locked = await lockOrder(db, order.id)
      await decide()
      const approved = { refundId: refund.id, refundNo: refund.refund_no, order: locked!, payment }
      await approveRefund(context, db, approved)
      await tellAuthor(db, order)
    },
  })
}

async function tellAuthor(db: Tx, { title, author_id: userId }: OrderRow): Promise<void> {
  if (userId !== null) await notify(db, userId, saleRefunded.write({ title }))
}

/** Without a request, at any time: the operator asks and approves. */
export async function refundWithoutRequest(context: Context, orderId: number, reason: string): Promise<void> {
  const order = await selectOrder(context.db, orderId)
  if (!order) throw refuse(failures.dataMissing, { detail: 'order_id' })
  // As with requests, operators may not decide about their own money.
  if (order.user_id === memberOf(context).userId) throw refuse(failures.noPermission)
  await context.db.transaction(async (db) => {
    await refundAtOnce(context, db, order.id, reason)
    if (order.user_id !== null) await notify(db, order.user_id, refundApproved.write({ title: order.title }))
    await tellAuthor(db, order)
  })
}

async function refundAtOnce(context: Context, db: Tx, orderId: number, reason: string): Promise<void> {
  const order = (await lockOrder(db, orderId))!
  const payment = await selectPaymentOfOrder(db, orderId)
  if (!payment || order.status !== orderStates.paid) throw refuse(orderFailures.notRefundable)
  await updateStatus(db, orderId, orderStates.paid, { status: orderStates.refunding })
  const refundNo = newRefundNo()
  const refundId = await insertRefund(db, {
    refund_no: refundNo,
    order_id: orderId,
    payment_id: payment.id,
    amount_fen: payment.amount_fen,
    state: refundStates.approved,
    reason,
    reviewer_id: memberOf(context).userId,
    reviewed_at: new Date(),
  })
  await approveRefund(context, db, { refundId, refundNo, order, payment })
}
