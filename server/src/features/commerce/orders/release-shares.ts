import { orderLimits, orderStates } from '#contract/commerce/orders.ts'
import type { Db } from '#kernel/database.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import { selectPostings } from '#server/features/commerce/ledger/ledger.queries.ts'
import { postEntry } from '#server/features/commerce/ledger/post-entry.ts'
import { incomeReferences, shareOf, shareReleasedEntry } from './order-entries.ts'
import { lockOrder, selectDueShares, updateShareReleased } from './orders.queries.ts'
import type { OrderRow } from './orders.queries.ts'
import { selectPaymentOfOrder } from './payments.queries.ts'

const batch = 200

/** Makes the shares of authors available once the time for a refund is over. */
export const releaseShares = defineJob({
  name: 'release-shares',
  retryWaits: [60, 300],
  schedule: '10 * * * *',
  run: ({ db }) => releaseDueShares(db, new Date()),
})

/** Returns how many orders were dealt with. */
export async function releaseDueShares(db: Db, now: Date): Promise<number> {
  const paidBefore = new Date(now.getTime() - orderLimits.refundDays * 24 * 3600_000)
  for (let done = 0; ;) {
    const due = await selectDueShares(db, paidBefore, batch)
    for (const { id } of due)
      await db.transaction(async (db) => {
        const order = await lockOrder(db, id)
        // A refund that is asked for at this moment keeps the share pending.
        if (order?.status === orderStates.paid && !order.share_released_at) await releaseShare(db, order)
      })
    done += due.length
    if (due.length < batch) return done
  }
}

async function releaseShare(db: Db, order: OrderRow): Promise<void> {
  await updateShareReleased(db, order.id)
  const payment = await selectPaymentOfOrder(db, order.id)
  if (!payment) return
  const income = await selectPostings(db, ...incomeReferences(order.order_no, payment))
  const { amountFen, authorId } = shareOf(income)
  if (authorId !== null)
    await postEntry(db, { ...shareReleasedEntry(order.order_no, authorId, amountFen), title: order.title })
}
