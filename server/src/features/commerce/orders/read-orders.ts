import { orderCalls } from '#contract/commerce/orders.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { pageOf, presentPage, readPage } from '#kernel/paging.ts'
import { watchedShares } from '#server/features/library/works/progress.queries.ts'
import { presentPurchased } from './orders.present.ts'
import { selectOrderViews, selectPurchased } from './orders.queries.ts'
import { showOrder, showOrders } from './show-order.ts'

export const getOrder = answer(orderCalls.detail, (input, context) => showOrder(context, input.order_id))

export const listOrders = answer(orderCalls.lists, async ({ status, page }, context) => {
  const { userId } = memberOf(context)
  const { rows, total } = await readPage(page, pageSize, (limit, offset) =>
    selectOrderViews(context.db, userId, { status, limit, offset }),
  )
  return pageOf(await showOrders(context, rows), total, page, pageSize)
})

export const listPurchased = answer(orderCalls.purchased, async ({ page }, context) => {
  const { db } = context
  const { userId } = memberOf(context)
  const found = await readPage(page, pageSize, (limit, offset) => selectPurchased(db, userId, limit, offset))
  const watched = await watchedShares(
    db,
    userId,
    found.rows.map(({ work }) => work.id),
  )
  return presentPage(found, (row) => presentPurchased(row, watched.get(row.work.id) ?? 0))
})
