import { orderStates } from '#contract/commerce/orders.ts'
import type { Tx } from '#kernel/database.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import type { Services } from '#kernel/services.ts'
import { lockAccounts, postEntry } from '#server/features/commerce/ledger/post-entry.ts'
import { shareClaimedEntry, shareLeft, shareOf } from './order-entries.ts'
import { readRest } from './order-income.ts'
import { sharesClaimed } from './orders.notices.ts'
import { lockOrders, updateAuthor } from './orders.queries.ts'
import type { OrderRow } from './orders.queries.ts'
import { selectPaymentOfOrder } from './payments.queries.ts'
import { selectHeldShares } from './shares.queries.ts'
import { tellAuthorsOfShares } from './tell-of-shares.ts'

const batch = 200

/**
 * Moves the shares that are held for doctors to the accounts that they have by now: sent when a doctor is linked, and by
 * itself for orders that were placed just before and paid afterwards.
 */
export const claimShares = defineJob({
  name: 'claim-shares',
  retryWaits: [60, 300],
  schedule: '5 * * * *',
  run: claimHeldShares,
})

export async function claimHeldShares({ db }: Pick<Services, 'db'>): Promise<void> {
  for (;;) {
    const held = await selectHeldShares(db, batch)
    for (const [userId, own] of Map.groupBy(held, (share) => share.user_id))
      await db.transaction((db) =>
        claimTogether(
          db,
          userId,
          own.map((share) => share.order_id),
        ),
      )
    if (held.length < batch) return
  }
}

/** The shares of one author in one transaction, so that one message tells of them. */
async function claimTogether(db: Tx, userId: number, orderIds: number[]): Promise<void> {
  const orders = await lockOrders(db, orderIds)
  // All that the entries move, in one order: one after the other, this could wait in a ring with what moves both of them.
  await lockAccounts(db, [{ kind: 'author_share' }, { kind: 'pending', userId }])
  const claimed: number[] = []
  for (const order of orders) claimed.push(await claimShare(db, userId, order))
  const shares = claimed.filter((amountFen) => amountFen > 0).map((amountFen) => ({ userId, amountFen }))
  await tellAuthorsOfShares(db, sharesClaimed, shares)
}

/** Returns what was moved. It is pending until it is released, when its tax is withheld. */
async function claimShare(db: Tx, userId: number, order: OrderRow): Promise<number> {
  const payment = await selectPaymentOfOrder(db, order.id)
  // A refund that is being decided takes the share from the platform, or leaves it to be claimed later.
  if (!payment || order.status !== orderStates.paid || order.author_id !== null) return 0
  const rest = await readRest(db, order, payment)
  if (shareOf(rest).isOwned) return 0
  const amountFen = shareLeft(rest, false)
  await postEntry(db, {
    ...shareClaimedEntry(order.order_no, { kind: 'pending', userId }, amountFen),
    title: order.title,
  })
  await updateAuthor(db, order.id, userId)
  return amountFen
}
