import { orderCalls, orderFailures } from '#contract/commerce/orders.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { mayDelete } from './orders.policy.ts'
import { updateHidden } from './orders.queries.ts'
import { findOrder } from './show-order.ts'

export const deleteOrder = answer(orderCalls.delete, async (input, context) => {
  const order = await findOrder(context, input.order_id)
  if (!mayDelete(order)) throw refuse(orderFailures.mayNotDelete)
  await updateHidden(context.db, order.id)
  return {}
})
