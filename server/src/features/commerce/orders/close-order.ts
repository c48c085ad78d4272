import { orderFailures, orderStates } from '#contract/commerce/orders.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { orRefuse } from '#kernel/or-refuse.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import type { Context, Services } from '#kernel/services.ts'
import { releaseCoupon } from '#server/features/commerce/coupons/use-coupon.ts'
import { selectOrder, updateStatus } from './orders.queries.ts'
import type { OrderRow } from './orders.queries.ts'
import { selectChargedProviders } from './payments.queries.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Closes an order that was not paid in time: at each provider first, so that no money follows. Sent when the order is
 * created, due when it expires.
 */
export const closeOrder = defineJob<{ orderId: number }>({
  name: 'close-order',
  retryWaits: [10, 60, 300, 900, 3600],
  key: ({ orderId }) => String(orderId),
  run: (services, { orderId }) => closeAfterProviders(services, orderId),
})

/** The same at once, for a caller who waits. */
export const closeExpiredOrder = (context: Services, orderId: number): Promise<void> =>
  orRefuse(context, orderFailures.channelFailed, () => closeAfterProviders(context, orderId))

async function closeAfterProviders(services: Services, orderId: number): Promise<void> {
  const order = await selectOrder(services.db, orderId)
  if (order?.status !== orderStates.pending) return
  await closeAtProviders(services, order)
  await endUnpaid(services, orderId, { status: orderStates.closed, closed_at: new Date() })
}

type End = { status: OneOf<typeof orderStates>; closed_at?: Date; cancelled_at?: Date }

/** Ends a pending order and gives its coupon back. False if it is not pending any more. */
export const endUnpaid = ({ db }: Pick<Context, 'db'>, orderId: number, end: End): Promise<boolean> =>
  db.transaction(async (db) => {
    const isEnded = await updateStatus(db, orderId, orderStates.pending, end)
    if (isEnded) await releaseCoupon(db, orderId)
    return isEnded
  })

/** Closes the payments of an order wherever they were started. One that turns out to be paid is settled. */
export async function closeAtProviders(services: Services, order: OrderRow): Promise<void> {
  for (const name of await selectChargedProviders(services.db, order.id)) {
    const provider = services.providers.payments.provider(name)
    if ((await provider.close(order.order_no)) === 'closed') continue
    const found = await provider.query(order.order_no)
    if (found.state === 'paid') await settlePayment(services, name, found.payment)
  }
}
