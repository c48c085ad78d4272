import { orderStates } from '#contract/commerce/orders.ts'
import type { Db } from '#kernel/database.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import type { Services } from '#kernel/services.ts'
import { selectPostings } from '#server/features/commerce/ledger/ledger.queries.ts'
import { postEntry } from '#server/features/commerce/ledger/post-entry.ts'
import { incomeReferences, shareClaimedEntry, shareOf } from './order-entries.ts'
import { sharesClaimed } from './orders.notices.ts'
import { lockOrder, updateAuthor } from './orders.queries.ts'
import { selectPaymentOfOrder } from './payments.queries.ts'
import { selectHeldShares } from './shares.queries.ts'
import type { HeldShare } from './shares.queries.ts'
import { tellAuthorsOfShares } from './tell-of-shares.ts'
import type { AuthorShare } from './tell-of-shares.ts'

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

export async function claimHeldShares(services: Pick<Services, 'db' | 'events'>): Promise<void> {
  const { db } = services
  for (;;) {
    const held = await selectHeldShares(db, batch)
    const claimed: AuthorShare[] = []
    for (const share of held) {
      const amountFen = await db.transaction((db) => claimShare(db, share))
      if (amountFen > 0) claimed.push({ userId: share.user_id, amountFen })
    }
    await tellAuthorsOfShares(services, sharesClaimed, claimed)
    if (held.length < batch) return
  }
}

/** Returns what was moved. */
async function claimShare(db: Db, { order_id: orderId, user_id: userId }: HeldShare): Promise<number> {
  const order = await lockOrder(db, orderId)
  const payment = await selectPaymentOfOrder(db, orderId)
  // A refund that is being decided takes the share from the platform, or leaves it to be claimed later.
  if (!payment || order?.status !== orderStates.paid || order.author_id !== null) return 0
  const { amountFen, isOwned } = shareOf(
    await selectPostings(db, ...incomeReferences(order.order_no, payment)),
  )
  if (isOwned) return 0
  const kind = order.share_released_at ? 'available' : 'pending'
  await postEntry(db, {
    ...shareClaimedEntry(order.order_no, { kind, userId }, amountFen),
    title: order.title,
  })
  await updateAuthor(db, orderId, userId)
  return amountFen
}
