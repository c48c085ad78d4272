import { orderFailures, orderOperatorCalls, orderStates, refundStates } from '#contract/commerce/orders.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { userNoticed } from '#kernel/notice.ts'
import { review } from '#kernel/review/review.ts'
import type { Context } from '#kernel/services.ts'
import { approveRefund } from './approve-refund.ts'
import { newRefundNo } from './order-number.ts'
import { refundApproved, refundRefused } from './orders.notices.ts'
import { lockOrder, selectOrder, updateStatus } from './orders.queries.ts'
import { selectPaymentOfOrder } from './payments.queries.ts'
import { insertRefund, refundReview, selectRefund } from './refunds.queries.ts'

export const passRefund = answer(orderOperatorCalls.passRefund, async (input, context) => {
  const { refund, order, payment } = await find(context, input.refund_id)
  await review(context, refundReview, {
    submission: { id: refund.id, ownerId: order.user_id },
    verdict: { state: refundStates.approved },
    notice: refundApproved.write({ title: order.title }),
    async within(db, decide) {
      const locked = await lockOrder(db, order.id)
      await decide()
      const approved = { refundId: refund.id, refundNo: refund.refund_no, order: locked!, payment }
      await approveRefund(context, db, approved)
    },
  })
  return {}
})

export const refuseRefund = answer(
  orderOperatorCalls.refuseRefund,
  async ({ refund_id, reason }, context) => {
    const { refund, order } = await find(context, refund_id)
    await review(context, refundReview, {
      submission: { id: refund.id, ownerId: order.user_id },
      verdict: { state: refundStates.refused, refuse_reason: reason },
      notice: refundRefused.write({ title: order.title, reason }),
      async within(db, decide) {
        await lockOrder(db, order.id)
        await decide()
        await updateStatus(db, order.id, orderStates.refunding, { status: orderStates.paid })
      },
    })
    return {}
  },
)

/** Without a request, at any time: the operator asks and approves. */
export const refundOrder = answer(orderOperatorCalls.refundOrder, async ({ order_id, reason }, context) => {
  const order = await selectOrder(context.db, order_id)
  if (!order) throw refuse(failures.dataMissing, { detail: 'order_id' })
  // As with requests, operators may not decide about their own money.
  if (order.user_id === memberOf(context).userId) throw refuse(failures.noPermission)
  await context.db.transaction((db) => refundAtOnce(context, db, order.id, reason))
  if (order.user_id !== null)
    await context.events.publish(userNoticed, {
      userId: order.user_id,
      notice: refundApproved.write({ title: order.title }),
    })
  return {}
})

async function refundAtOnce(context: Context, db: Db, orderId: number, reason: string): Promise<void> {
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

async function find({ db }: Context, refundId: number) {
  const found = await selectRefund(db, refundId)
  if (!found) throw refuse(failures.dataMissing, { detail: 'refund_id' })
  return found
}
