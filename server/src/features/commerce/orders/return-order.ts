import { orderStates } from '#contract/commerce/orders.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import { notify } from '#kernel/notify.ts'
import { groupMoneyReturned } from '#server/features/commerce/groups/groups.notices.ts'
import { hasRightOfOrder } from '#server/features/library/rights/rights.queries.ts'
import { giveBackAtOnce } from './give-back.ts'
import { saleRefunded } from './orders.notices.ts'
import { lockOrder } from './orders.queries.ts'
import { readBought } from './read-bought.ts'
import { isFault, partOf } from './refund-parts.ts'

/**
 * Gives back the money of an order whose group did not come about. It may run twice, and after an operator has refunded
 * the order: only a paid one that has given nothing goes back.
 */
export const returnOrder = defineJob<{ orderId: number }>({
  name: 'return-order',
  retryWaits: [10, 60, 300, 900, 3600],
  key: ({ orderId }) => String(orderId),
  run: (services, { orderId }) =>
    services.db.transaction(async (db) => {
      const order = await lockOrder(db, orderId)
      if (order?.status !== orderStates.paid || order.group_id === null) return
      if (await hasRightOfOrder(db, orderId)) return
      const bought = await readBought(db, order)
      const part = bought && partOf(bought, { part: 'whole', lessonIds: [], amountFen: undefined, seats: 0 })
      if (!part || isFault(part)) return
      await giveBackAtOnce(services, db, { order, payment: bought.payment, part, reason: '' })
      const { title, user_id: buyerId, author_id: authorId } = order
      if (buyerId !== null) await notify(db, buyerId, groupMoneyReturned.write({ title }))
      if (authorId !== null) await notify(db, authorId, saleRefunded.write({ title }))
    }),
})
