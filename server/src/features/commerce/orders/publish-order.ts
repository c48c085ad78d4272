import { orderTopics } from '#contract/commerce/orders.ts'
import type { Services } from '#kernel/services.ts'
import type { OrderRow } from './orders.queries.ts'

/** Publishes the state of an order to the devices of its buyer: another one than this may be waiting for it. */
export async function publishOrder(
  { rooms }: Pick<Services, 'rooms'>,
  order: Pick<OrderRow, 'id' | 'user_id'>,
  status: number,
): Promise<void> {
  if (order.user_id === null) return
  await rooms.toGroup(orderTopics.changed, `user:${order.user_id}`, { order_id: order.id, status })
}
