import { orderCalls, orderFailures, orderStates, refundStates } from '#contract/commerce/orders.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { watchedShare } from '#server/features/library/courses/progress.queries.ts'
import { newRefundNo } from './order-number.ts'
import { faultOfRefund } from './orders.policy.ts'
import { updateStatus } from './orders.queries.ts'
import { selectPaymentOfOrder } from './payments.queries.ts'
import { insertRefund } from './refunds.queries.ts'
import { findOrder, showOrder } from './show-order.ts'

export const askRefund = answer(orderCalls.refund, async ({ order_id, reason }, context) => {
  const order = await findOrder(context, order_id)
  // Asked for already: the answer is how that goes.
  if (order.status === orderStates.refunding) return showOrder(context, order.id)
  const watched = await watchedShare(context.db, memberOf(context).userId, order.item_id)
  const fault = faultOfRefund(order, watched, new Date())
  if (fault) throw refuse(fault)
  await context.db.transaction(async (db) => {
    const payment = await selectPaymentOfOrder(db, order.id)
    if (!payment) throw refuse(orderFailures.notRefundable)
    // Of two who ask at once, the other finds it asked for.
    if (!(await updateStatus(db, order.id, orderStates.paid, { status: orderStates.refunding }))) return
    await insertRefund(db, {
      refund_no: newRefundNo(),
      order_id: order.id,
      payment_id: payment.id,
      amount_fen: payment.amount_fen,
      state: refundStates.asked,
      reason,
    })
  })
  return showOrder(context, order.id)
})
