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
  /** What may be asked back changes with what is watched. */
  refundChoice: (orderId: number) => ({
    ...queryOf(orderCalls.refundChoice, { order_id: orderId }, { tags: ['orders', 'lessons'] }),
    staleTime: 0,
  }),
  /** How much of each was watched changes while they are watched. */
  purchased: () => ({
    ...pagedQueryOf(orderCalls.purchased, { status: 0 }, { tags: ['orders', 'works'] }),
    staleTime: 0,
  }),
  /** In one state, or all by 0. */
  list: (status: number) => pagedQueryOf(orderCalls.lists, { status }, { tags }),
}
