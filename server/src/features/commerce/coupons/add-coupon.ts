import { couponFailures, isCouponCode } from '#contract/commerce/coupons.ts'
import { memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { insertCoupon } from './coupons.queries.ts'
import type { CouponRow } from './coupons.queries.ts'

type NewCoupon = Pick<
  CouponRow,
  'code' | 'discount_fen' | 'usage_limit' | 'person_limit' | 'course_type' | 'begins_at' | 'ends_at'
>

export async function addCoupon(context: Context, coupon: NewCoupon): Promise<CouponRow> {
  if (!isCouponCode(coupon.code)) throw refuse(couponFailures.codeWrong)
  if (coupon.ends_at <= coupon.begins_at) throw refuse(couponFailures.timeWrong)
  const row = await insertCoupon(context.db, { ...coupon, creator_id: memberOf(context).userId })
  if (!row) throw refuse(couponFailures.codeTaken)
  return row
}
