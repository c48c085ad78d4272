import type { Services } from '#kernel/services.ts'
import { closeOrder } from './close-order.ts'
import { selectOverdueOrders, selectReturnableOrders } from './orders.queries.ts'
import { selectUnfinishedRefunds } from './refunds.queries.ts'
import { returnOrder } from './return-order.ts'
import { lastRound, sendRefund } from './send-refund.ts'

/** A restored backup has the orders and not their jobs. Where a job waits its key keeps a second one out. */
export async function requeueOrders({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  const [overdue, unfinished] = [await selectOverdueOrders(db), await selectUnfinishedRefunds(db)]
  await jobs.sendAll(
    db,
    closeOrder,
    overdue.map(({ id }) => ({ data: { orderId: id } })),
  )
  const returnable = await selectReturnableOrders(db)
  await jobs.sendAll(
    db,
    returnOrder,
    returnable.map((orderId) => ({ data: { orderId } })),
  )
  await jobs.sendAll(
    db,
    sendRefund,
    unfinished.map(({ id }) => ({ data: { refundId: id, round: lastRound } })),
  )
}
