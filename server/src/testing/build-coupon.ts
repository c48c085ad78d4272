import type { Db } from '#kernel/database.ts'
import { insertCoupon } from '#server/features/commerce/coupons/coupons.queries.ts'
import type { CouponRow } from '#server/features/commerce/coupons/coupons.queries.ts'

let codes = 0

/** A coupon of 10 yuan that one person can use once, for everything. */
export const buildCoupon = async (db: Db, given: Partial<CouponRow> = {}): Promise<CouponRow> =>
  (await insertCoupon(db, {
    code: `TEST${String(++codes).padStart(6, '0')}`,
    discount_fen: 1000,
    usage_limit: 1,
    person_limit: 1,
    course_type: 0,
    begins_at: new Date('2026-01-01T00:00:00Z'),
    ends_at: new Date('2036-01-01T00:00:00Z'),
    ...given,
  }))!
