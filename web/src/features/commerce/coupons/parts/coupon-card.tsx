import type { Coupon } from '#contract/commerce/coupons.ts'
import { clock } from '#web/platform/clock.ts'
import { separated } from '#web/ui/format/separated.ts'
import { dateText } from '#web/ui/format/date-text.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { termsOf, worthOf } from '../coupon-words.ts'
import { couponText } from '../text.ts'
import './coupon-card.css'

/** A coupon in the user's list. */
export function CouponCard({ coupon }: { coupon: Coupon }) {
  const text = useText(couponText)
  const language = useLanguage()
  const timeOf = (time: string) => dateText(time, new Date(clock.now()), language)
  const isEarly = new Date(`${coupon.begins_at.replace(' ', 'T')}:00+08:00`).getTime() > clock.now()
  return (
    <article className="coupon-card">
      <span className="coupon-card-worth">{worthOf(coupon, text)}</span>
      <span className="coupon-card-note">{termsOf(coupon, text)}</span>
      <span className="coupon-card-note">
        {separated([
          coupon.code,
          isEarly ? text.from(timeOf(coupon.begins_at)) : text.until(timeOf(coupon.ends_at)),
        ])}
      </span>
    </article>
  )
}
