import type { Coupon } from '#contract/commerce/coupons.ts'
import { priceText } from '#web/ui/format/price-text.ts'
import { separated } from '#web/ui/format/separated.ts'
import type { couponText } from './text.ts'

type Text = (typeof couponText)['zh']

/** What a coupon takes off. */
export const worthOf = ({ percent, amount }: Coupon, text: Text): string =>
  percent > 0 ? text.off(percent) : `−${priceText(amount)}`

/** For what it can be used. */
export function termsOf(coupon: Coupon, text: Text): string {
  const { percent, amount, min_price, works, course_type } = coupon
  return separated([
    percent > 0 ? text.mostOff(priceText(amount)) : '',
    min_price ? text.minimum(priceText(min_price)) : text.noMinimum,
    works.length > 0 ? text.onlyFor(works.join(text.separator)) : (text.kinds[course_type] ?? ''),
  ])
}
