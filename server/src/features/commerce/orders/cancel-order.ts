import { orderCalls, orderFailures, orderStates } from '#contract/commerce/orders.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import type { Context, Services } from '#kernel/services.ts'
import { userChanged } from '#kernel/user-changed.ts'
import { closeAtProviders, endUnpaid } from './close-order.ts'
import { selectOrder } from './orders.queries.ts'
import type { OrderRow } from './orders.queries.ts'
import { findOrder, showOrder } from './show-order.ts'

export const revokeOrder = answer(orderCalls.revoke, async (input, context) => {
  await cancelOwnOrder(context, input.order_id)
  return showOrder(context, input.order_id)
})

/** Cancelling an order again changes nothing. */
export async function cancelOwnOrder(context: Context, orderId: number): Promise<void> {
  const order = await findOrder(context, orderId)
  if (order.status === orderStates.pending) {
    await cancelOrder(context, order)
    await context.events.announce(context.db, userChanged, { userId: memberOf(context).userId })
  } else if (order.status !== orderStates.cancelled) throw refuse(faultOf(order.status))
}

/**
 * Cancels a pending order, at its providers first: somebody who has paid keeps the order. A provider that cannot be
 * reached is closed later; money that it takes until then goes back by itself.
 */
export async function cancelOrder(services: Services, order: OrderRow): Promise<void> {
  try {
    await closeAtProviders(services, order)
  } catch (error) {
    services.log.warn({ orderId: order.id, err: error }, 'a payment could not be closed')
    await services.jobs.send(services.db, closePayments, { orderId: order.id })
  }
  const end = { status: orderStates.cancelled, cancelled_at: new Date() }
  if (await endUnpaid(services, order.id, end)) return
  const { status } = (await selectOrder(services.db, order.id))!
  if (status !== orderStates.cancelled) throw refuse(faultOf(status))
}

const faultOf = (status: number) =>
  status === orderStates.paid ? orderFailures.alreadyPaid : orderFailures.notPending

/** Closes the payments of an order that was cancelled while a provider was away. */
export const closePayments = defineJob<{ orderId: number }>({
  name: 'close-payments',
  retryWaits: [10, 60, 300, 900],
  key: ({ orderId }) => String(orderId),
  async run(services, { orderId }) {
    const order = await selectOrder(services.db, orderId)
    if (order) await closeAtProviders(services, order)
  },
})
