import { couponCalls } from '#contract/commerce/coupons.ts'
import { mutationOf } from '#web/platform/mutation.ts'

export const couponMutations = {
  /** The field shows why it is refused. */
  take: mutationOf(couponCalls.take, { changes: ['coupons'], tips: false }),
}
