import type { Db } from '#kernel/database.ts'
import { insertCoupons } from '#server/features/commerce/coupons/coupons.queries.ts'
import type { CouponRow } from '#server/features/commerce/coupons/coupons.queries.ts'

let codes = 0

/** A coupon of 10 yuan that one person can use once, for everything. */
export async function buildCoupon(db: Db, given: Partial<CouponRow> = {}): Promise<CouponRow> {
  const coupon = {
    code: `TEST${String(++codes).padStart(6, '0')}`,
    discount_fen: 1000,
    usage_limit: 1,
    person_limit: 1,
    course_type: 0 as const,
    begins_at: new Date('2026-01-01T00:00:00Z'),
    ends_at: new Date('2036-01-01T00:00:00Z'),
    ...given,
  }
  const [row] = await insertCoupons(db, [coupon])
  return row!
}
