import { orderCalls, orderFailures, orderStates } from '#contract/commerce/orders.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { releasePart } from './hold-part.ts'
import { lockOrder, updateStatus } from './orders.queries.ts'
import { updateWithdrawn } from './refunds.queries.ts'
import { findOrder, showOrder } from './show-order.ts'

/** The buyer takes a request back before it is decided. */
export const withdrawRefund = answer(orderCalls.withdrawRefund, async ({ order_id }, context) => {
  const { id } = await findOrder(context, order_id)
  await context.db.transaction(async (db) => {
    await lockOrder(db, id)
    const refund = await updateWithdrawn(db, id)
    if (!refund) throw refuse(orderFailures.refundNotOpen)
    await releasePart(db, refund)
    await updateStatus(db, id, orderStates.refunding, { status: orderStates.paid })
  })
  return showOrder(context, id)
})
