import type { Coupon } from '#contract/commerce/coupons.ts'
import { asBit } from '#contract/wire/fields.ts'
import { yuanOf } from '#contract/wire/amount.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { CouponRow } from './coupons.queries.ts'

export const presentCoupon = (row: CouponRow): Coupon => ({
  coupon_id: row.id,
  code: row.code,
  discount: yuanOf(row.discount_fen),
  limit: row.usage_limit,
  person_limit: row.person_limit,
  used: row.used_count,
  course_type: row.course_type,
  begin_time: shanghaiTime(row.begins_at),
  end_time: shanghaiTime(row.ends_at),
  is_stopped: asBit(row.stopped_at !== null),
})
