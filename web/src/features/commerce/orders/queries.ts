import { orderCalls } from '#contract/commerce/orders.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** The user's orders. */
    orders: true
  }
}

const tags = ['orders'] as const

export const orderQueries = {
  detail: (orderId: number) => queryOf(orderCalls.detail, { order_id: orderId }, { tags }),
  /** In one state, or all by 0. */
  list: (status: number) => pagedQueryOf(orderCalls.lists, { status }, { tags }),
}
