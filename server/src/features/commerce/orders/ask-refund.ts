import { orderCalls, orderFailures, orderStates, refundStates } from '#contract/commerce/orders.ts'
import { fenOf } from '#contract/wire/amount.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { holdPart } from './hold-part.ts'
import { newRefundNo } from './order-number.ts'
import { faultOfAsking } from './orders.policy.ts'
import { lockOrder, updateStatus } from './orders.queries.ts'
import { readBought, watchedOf } from './read-bought.ts'
import { isFault, partOf } from './refund-parts.ts'
import { insertRefund } from './refunds.queries.ts'
import { isInWaitingGroup } from '#server/features/commerce/groups/open-group.ts'
import { findOrder, showOrder } from './show-order.ts'

export const askRefund = answer(orderCalls.refund, async (input, context) => {
  const { order_id, reason, part = 'whole', lesson_ids = [], amount = '', seats = 0 } = input
  const { id } = await findOrder(context, order_id)
  await context.db.transaction(async (db) => {
    // Of two who ask at once, the other finds it asked for.
    const order = (await lockOrder(db, id))!
    if (order.status === orderStates.refunding) return
    if (await isInWaitingGroup(db, order.group_id)) throw refuse(orderFailures.notRefundable)
    const bought = await readBought(db, order)
    if (!bought) throw refuse(orderFailures.notRefundable)
    const asked = { part, lessonIds: [...new Set(lesson_ids)], amountFen: fenOf(amount), seats }
    const fault = faultOfAsking(order, part === 'lessons' ? 0 : watchedOf(bought.lessons), new Date())
    if (fault) throw refuse(fault)
    const found = partOf(bought, asked)
    if (isFault(found)) throw refuse(found)
    await updateStatus(db, order.id, orderStates.paid, { status: orderStates.refunding })
    const refund = await insertRefund(db, {
      refund_no: newRefundNo(),
      order_id: order.id,
      payment_id: bought.payment.id,
      amount_fen: found.amountFen,
      part: found.part,
      lesson_ids: found.lessonIds,
      seats: found.seats,
      state: refundStates.asked,
      reason,
    })
    await holdPart(db, refund)
  })
  return showOrder(context, id)
})
