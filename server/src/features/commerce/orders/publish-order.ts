import { orderTopics } from '#contract/commerce/orders.ts'
import type { orderStates } from '#contract/commerce/orders.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { showLive } from '#kernel/show-live.ts'
import type { Live } from '#kernel/show-live.ts'
import type { OrderRow } from './orders.queries.ts'

/** Publishes the state of an order to the devices of its buyer: another one than this may be waiting for it. */
export const publishOrder = (
  services: Live,
  { id, user_id: userId }: Pick<OrderRow, 'id' | 'user_id'>,
  status: OneOf<typeof orderStates>,
): Promise<void> =>
  showLive(services, async ({ rooms }) => {
    if (userId !== null) await rooms.toGroup(orderTopics.changed, `user:${userId}`, { order_id: id, status })
  })
