import { orderCalls } from '#contract/commerce/orders.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { offsetOf, pageOf } from '#kernel/paging.ts'
import { watchedShares } from '#server/features/library/courses/progress.queries.ts'
import { presentPurchased } from './orders.present.ts'
import { selectOrderViews, selectPurchased } from './orders.queries.ts'
import { showOrder, showOrders } from './show-order.ts'

export const getOrder = answer(orderCalls.detail, (input, context) => showOrder(context, input.order_id))

export const listOrders = answer(orderCalls.lists, async ({ status, page }, context) => {
  const { userId } = memberOf(context)
  const range = { limit: pageSize, offset: offsetOf(page, pageSize) }
  const rows = await selectOrderViews(context.db, userId, { status, ...range })
  return pageOf(await showOrders(context, rows), rows[0]?.total ?? 0, page, pageSize)
})

export const listPurchased = answer(orderCalls.purchased, async ({ page }, context) => {
  const { db } = context
  const { userId } = memberOf(context)
  const rows = await selectPurchased(db, userId, pageSize, offsetOf(page, pageSize))
  const watched = await watchedShares(
    db,
    userId,
    rows.map(({ work }) => work.id),
  )
  const items = rows.map((row) => presentPurchased(row, watched.get(row.work.id) ?? 0))
  return pageOf(items, rows[0]?.total ?? 0, page, pageSize)
})
