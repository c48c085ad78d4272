import { orderLimits, orderStates } from '#contract/commerce/orders.ts'
import type { Db } from '#kernel/database.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import type { Services } from '#kernel/services.ts'
import { selectPostings } from '#server/features/commerce/ledger/ledger.queries.ts'
import { postEntry } from '#server/features/commerce/ledger/post-entry.ts'
import { incomeReferences, shareOf, shareReleasedEntry } from './order-entries.ts'
import { sharesReleased } from './orders.notices.ts'
import { lockOrder, selectDueShares, updateShareReleased } from './orders.queries.ts'
import type { OrderRow } from './orders.queries.ts'
import { selectPaymentOfOrder } from './payments.queries.ts'
import { tellAuthorsOfShares } from './tell-of-shares.ts'
import type { AuthorShare } from './tell-of-shares.ts'

const batch = 200

/** Makes the shares of authors available once the time for a refund is over. */
export const releaseShares = defineJob({
  name: 'release-shares',
  retryWaits: [60, 300],
  schedule: '10 * * * *',
  run: (services) => releaseDueShares(services, new Date()),
})

type Releasing = Pick<Services, 'db' | 'events'>

/** Returns how many orders were dealt with. */
export async function releaseDueShares(services: Releasing, now: Date): Promise<number> {
  const { db } = services
  const paidBefore = new Date(now.getTime() - orderLimits.refundDays * 24 * 3600_000)
  for (let done = 0; ;) {
    const due = await selectDueShares(db, paidBefore, batch)
    const released: AuthorShare[] = []
    for (const { id } of due) {
      const share = await db.transaction(async (db) => {
        const order = await lockOrder(db, id)
        // A refund that is asked for at this moment keeps the share pending.
        return order?.status === orderStates.paid && !order.share_released_at
          ? releaseShare(db, order)
          : undefined
      })
      if (share) released.push(share)
    }
    await tellAuthorsOfShares(services, sharesReleased, released)
    done += due.length
    if (due.length < batch) return done
  }
}

/** Undefined if nobody has an account for it. */
async function releaseShare(db: Db, order: OrderRow): Promise<AuthorShare | undefined> {
  await updateShareReleased(db, order.id)
  const payment = await selectPaymentOfOrder(db, order.id)
  if (!payment) return undefined
  const income = await selectPostings(db, ...incomeReferences(order.order_no, payment))
  const { amountFen, authorId } = shareOf(income)
  if (authorId === null) return undefined
  await postEntry(db, { ...shareReleasedEntry(order.order_no, authorId, amountFen), title: order.title })
  return { userId: authorId, amountFen }
}
