import type { Coupon } from '#contract/commerce/coupons.ts'
import { yuanOf } from '#contract/wire/amount.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { OwnCouponRow } from './coupons.queries.ts'

export const presentCoupon = ({ coupon, works }: Pick<OwnCouponRow, 'coupon' | 'works'>): Coupon => ({
  code: coupon.code,
  amount: yuanOf(coupon.discount_fen),
  percent: coupon.percent ?? 0,
  min_price: coupon.min_fen > 0 ? yuanOf(coupon.min_fen) : '',
  course_type: coupon.course_type,
  works,
  begins_at: shanghaiTime(coupon.begins_at),
  ends_at: shanghaiTime(coupon.ends_at),
})
