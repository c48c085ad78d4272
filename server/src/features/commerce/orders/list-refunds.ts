import { orderOperatorCalls } from '#contract/commerce/orders.ts'
import type { RefundItem } from '#contract/commerce/orders.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer } from '#kernel/answer.ts'
import { offsetOf, pageOf } from '#kernel/paging.ts'
import { watchedShare } from '#server/features/library/courses/progress.queries.ts'
import { presentRefund, timeOrEmpty } from './orders.present.ts'
import { selectRefunds } from './refunds.queries.ts'
import type { RefundListRow } from './refunds.queries.ts'

export const listRefunds = answer(orderOperatorCalls.refunds, async ({ state, page }, { db }) => {
  const rows = await selectRefunds(db, { state, limit: pageSize, offset: offsetOf(page, pageSize) })
  const items = await Promise.all(
    rows.map(async (row) => {
      const { user_id, item_id } = row.order
      return presentListed(row, user_id === null ? 0 : await watchedShare(db, user_id, item_id))
    }),
  )
  return pageOf(items, rows[0]?.total ?? 0, page, pageSize)
})

const presentListed = ({ refund, order, truename }: RefundListRow, watched: number): RefundItem => ({
  ...presentRefund(refund),
  order_id: order.id,
  order_no: order.order_no,
  userid: order.user_id ?? 0,
  truename: truename ?? '',
  title: order.title,
  paid_at: timeOrEmpty(order.paid_at),
  progress: Math.floor(watched * 100),
})
