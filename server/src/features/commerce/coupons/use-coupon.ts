import { couponFailures } from '#contract/commerce/coupons.ts'
import type { Failure } from '#contract/wire/failure.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import {
  addToUsed,
  countUses,
  insertUse,
  lockCoupon,
  selectCoupon,
  updateReleased,
} from './coupons.queries.ts'
import type { CouponRow } from './coupons.queries.ts'

type Use = { code: string; userId: number; orderId: number; courseType: number }

/**
 * Reserves a coupon for an order, in the transaction that creates the order. Returns what it takes off. The coupon is
 * locked until the end of the transaction, so that its last use goes to one order.
 */
export async function reserveCoupon(db: Db, { code, userId, orderId, courseType }: Use): Promise<number> {
  const coupon = orMissing(await lockCoupon(db, code.toUpperCase()))
  await refuseUnfit(db, coupon, { userId, courseType })
  await insertUse(db, { couponId: coupon.id, userId, orderId })
  await addToUsed(db, coupon.id, 1)
  return coupon.discount_fen
}

/** Refuses a coupon that could not be reserved at this moment, without reserving it. */
export async function checkCoupon(db: Db, { code, userId, courseType }: Omit<Use, 'orderId'>): Promise<void> {
  await refuseUnfit(db, orMissing(await selectCoupon(db, code.toUpperCase())), { userId, courseType })
}

function orMissing(coupon: CouponRow | undefined): CouponRow {
  if (!coupon) throw refuse(couponFailures.couponMissing)
  return coupon
}

async function refuseUnfit(
  db: Db,
  coupon: CouponRow,
  { userId, courseType }: Pick<Use, 'userId' | 'courseType'>,
): Promise<void> {
  const uses = await countUses(db, coupon.id, userId)
  const fault = faultOfUse(coupon, { courseType, uses, now: new Date() })
  if (fault) throw refuse(fault)
}

/** Gives back the coupon of an order that was not paid. Repeating it changes nothing. */
export async function releaseCoupon(db: Db, orderId: number): Promise<void> {
  const couponId = await updateReleased(db, orderId)
  if (couponId !== undefined) await addToUsed(db, couponId, -1)
}

/** Why a person cannot use a coupon for a course; undefined if they can. */
function faultOfUse(
  coupon: CouponRow,
  { courseType, uses, now }: { courseType: number; uses: number; now: Date },
): Failure | undefined {
  if (now < coupon.begins_at) return couponFailures.couponNotYet
  if (coupon.stopped_at || now >= coupon.ends_at) return couponFailures.couponOver
  if (coupon.course_type !== 0 && coupon.course_type !== courseType) return couponFailures.couponUnfit
  // Somebody who has used it hears that, even if it is used up as well.
  if (uses >= coupon.person_limit) return couponFailures.couponUsed
  if (coupon.used_count >= coupon.usage_limit) return couponFailures.couponUsedUp
  return undefined
}
