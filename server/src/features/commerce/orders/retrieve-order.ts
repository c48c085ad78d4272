import { orderCalls, orderFailures, orderStates } from '#contract/commerce/orders.ts'
import { answer } from '#kernel/answer.ts'
import { orRefuse } from '#kernel/or-refuse.ts'
import type { Services } from '#kernel/services.ts'
import { closeExpiredOrder } from './close-order.ts'
import type { OrderRow } from './orders.queries.ts'
import { selectChargedProviders } from './payments.queries.ts'
import { settlePayment } from './settle-payment.ts'
import { findOrder, showOrder } from './show-order.ts'

export const retrieveOrder = answer(orderCalls.retrieve, async (input, context) => {
  const order = await findOrder(context, input.order_id)
  if (order.status === orderStates.pending) {
    if (order.expires_at <= new Date()) await closeExpiredOrder(context, order.id)
    else await orRefuse(context, orderFailures.channelFailed, () => askProviders(context, order))
  }
  return showOrder(context, order.id)
})

async function askProviders(services: Services, order: OrderRow): Promise<void> {
  for (const name of await selectChargedProviders(services.db, order.id)) {
    const found = await services.providers.payments.provider(name).query(order.order_no)
    if (found.state === 'paid') await settlePayment(services, name, found.payment)
  }
}
