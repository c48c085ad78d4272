import { orderStates } from '#contract/commerce/orders.ts'
import type { Db } from '#kernel/database.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import { selectPostings } from '#server/features/commerce/ledger/ledger.queries.ts'
import { postEntry } from '#server/features/commerce/ledger/post-entry.ts'
import { incomeReferences, shareClaimedEntry, shareOf } from './order-entries.ts'
import { lockOrder, updateAuthor } from './orders.queries.ts'
import { selectPaymentOfOrder } from './payments.queries.ts'
import { selectHeldShares } from './shares.queries.ts'
import type { HeldShare } from './shares.queries.ts'

const batch = 200

/**
 * Moves the shares that are held for doctors to the accounts that they have by now: sent when a doctor is linked, and by
 * itself for orders that were placed just before and paid afterwards.
 */
export const claimShares = defineJob({
  name: 'claim-shares',
  retryWaits: [60, 300],
  schedule: '5 * * * *',
  run: ({ db }) => claimHeldShares(db),
})

export async function claimHeldShares(db: Db): Promise<void> {
  for (;;) {
    const held = await selectHeldShares(db, batch)
    for (const share of held) await db.transaction((db) => claimShare(db, share))
    if (held.length < batch) return
  }
}

async function claimShare(db: Db, { order_id: orderId, user_id: userId }: HeldShare): Promise<void> {
  const order = await lockOrder(db, orderId)
  const payment = await selectPaymentOfOrder(db, orderId)
  // A refund that is being decided takes the share from the platform, or leaves it to be claimed later.
  if (!payment || order?.status !== orderStates.paid || order.author_id !== null) return
  const { amountFen, isOwned } = shareOf(
    await selectPostings(db, ...incomeReferences(order.order_no, payment)),
  )
  if (isOwned) return
  const kind = order.share_released_at ? 'available' : 'pending'
  await postEntry(db, {
    ...shareClaimedEntry(order.order_no, { kind, userId }, amountFen),
    title: order.title,
  })
  await updateAuthor(db, orderId, userId)
}
