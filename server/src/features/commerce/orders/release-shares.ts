import { orderLimits, orderStates } from '#contract/commerce/orders.ts'
import type { Db, Tx } from '#kernel/database.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import type { Services } from '#kernel/services.ts'
import { postReleasedShare } from '#server/features/commerce/tax/post-share.ts'
import { shareLeft, shareOf } from './order-entries.ts'
import { readRest } from './order-income.ts'
import { sharesReleased } from './orders.notices.ts'
import { lockOrders, selectDueShares, updateShareReleased } from './orders.queries.ts'
import type { OrderRow } from './orders.queries.ts'
import { selectPaymentOfOrder } from './payments.queries.ts'
import { tellAuthorsOfShares } from './tell-of-shares.ts'
import type { AuthorShare } from './tell-of-shares.ts'

const batch = 200

/** Makes the shares of authors available once the time for a refund is over and the author is authenticated. */
export const releaseShares = defineJob({
  name: 'release-shares',
  retryWaits: [60, 300],
  schedule: '10 * * * *',
  run: (services) => releaseDueShares(services, new Date()),
})

/** Returns how many orders were dealt with. */
export async function releaseDueShares({ db }: Pick<Services, 'db'>, now: Date): Promise<number> {
  const paidBefore = new Date(now.getTime() - orderLimits.refundDays * 24 * 3600_000)
  for (let done = 0; ;) {
    const due = await selectDueShares(db, paidBefore, batch)
    for (const own of Map.groupBy(due, ({ authorId }) => authorId).values())
      await db.transaction((db) =>
        releaseTogether(
          db,
          own.map(({ id }) => id),
        ),
      )
    done += due.length
    if (due.length < batch) return done
  }
}

/** The shares of one author in one transaction, so that one message tells of them. */
async function releaseTogether(db: Tx, orderIds: number[]): Promise<void> {
  const released: AuthorShare[] = []
  for (const order of await lockOrders(db, orderIds)) {
    // A refund that is asked for at this moment keeps the share pending.
    if (order.status !== orderStates.paid || order.share_released_at) continue
    const share = await releaseShare(db, order)
    if (share) released.push(share)
  }
  await tellAuthorsOfShares(db, sharesReleased, released)
}

/** Undefined if nobody has an account for it. */
async function releaseShare(db: Db, order: OrderRow): Promise<AuthorShare | undefined> {
  await updateShareReleased(db, order.id)
  const payment = await selectPaymentOfOrder(db, order.id)
  if (!payment) return undefined
  const rest = await readRest(db, order, payment)
  const { authorId } = shareOf(rest)
  const amountFen = shareLeft(rest, true)
  if (authorId === null || amountFen === 0) return undefined
  const share = {
    orderNo: order.order_no,
    workId: order.item_id,
    userId: authorId,
    amountFen,
    title: order.title,
  }
  return { userId: authorId, amountFen: await postReleasedShare(db, share) }
}
