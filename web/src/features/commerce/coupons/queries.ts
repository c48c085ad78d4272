import { couponCalls } from '#contract/commerce/coupons.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** The user's coupons. */
    coupons: true
  }
}

/** An order uses a coupon, or gives it back. */
const tags = ['coupons', 'orders'] as const

export const couponQueries = {
  list: (status: number) => pagedQueryOf(couponCalls.list, { status }, { tags }),
  fitting: (itemId: number) => queryOf(couponCalls.fitting, { item_id: itemId }, { tags }),
}
