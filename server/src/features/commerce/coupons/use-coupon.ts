import { couponFailures } from '#contract/commerce/coupons.ts'
import type { Failure } from '#contract/wire/failure.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { portionOf } from '#kernel/money.ts'
import {
  addToUsed,
  countUses,
  insertHolder,
  insertUse,
  lockCoupon,
  selectCoupon,
  updateReleased,
} from './coupons.queries.ts'
import type { CouponRow } from './coupons.queries.ts'

/** What a coupon is used for. */
export type Priced = { workId: number; courseType: number; priceFen: number }

type Use = { code: string; userId: number; orderId: number; priced: Priced }

/**
 * Reserves a coupon for an order, in the transaction that creates the order. Returns what it takes off. The coupon is
 * locked until the end of the transaction, so that its last use goes to one order.
 */
export async function reserveCoupon(db: Db, { code, userId, orderId, priced }: Use): Promise<number> {
  const coupon = orMissing(await lockCoupon(db, code.toUpperCase()))
  await refuseUnfit(db, coupon, { userId, priced })
  await insertUse(db, { couponId: coupon.id, userId, orderId })
  await insertHolder(db, coupon.id, userId)
  await addToUsed(db, coupon.id, 1)
  return discountOf(coupon, priced.priceFen)
}

/** Refuses a coupon that could not be reserved at this moment, without reserving it. */
export async function checkCoupon(db: Db, { code, userId, priced }: Omit<Use, 'orderId'>): Promise<void> {
  await refuseUnfit(db, orMissing(await selectCoupon(db, code.toUpperCase())), { userId, priced })
}

export function orMissing(coupon: CouponRow | undefined): CouponRow {
  if (!coupon) throw refuse(couponFailures.couponMissing)
  return coupon
}

async function refuseUnfit(
  db: Db,
  coupon: CouponRow,
  { userId, priced }: Pick<Use, 'userId' | 'priced'>,
): Promise<void> {
  const uses = await countUses(db, coupon.id, userId)
  const fault = faultOfUse(coupon, { priced, uses, now: new Date() })
  if (fault) throw refuse(fault)
}

/** Gives back the coupon of an order that was not paid. Repeating it changes nothing. */
export async function releaseCoupon(db: Db, orderId: number): Promise<void> {
  const couponId = await updateReleased(db, orderId)
  if (couponId !== undefined) await addToUsed(db, couponId, -1)
}

/** What a coupon takes off a price: an amount, or a percentage up to that amount. Never more than the price. */
export function discountOf({ discount_fen, percent }: CouponRow, priceFen: number): number {
  const offFen = percent === null ? discount_fen : Math.min(discount_fen, portionOf(priceFen, percent, 100))
  return Math.min(offFen, priceFen)
}

/** Why a person cannot use a coupon for a work; undefined if they can. */
export function faultOfUse(
  coupon: CouponRow,
  { priced, uses, now }: { priced: Priced; uses: number; now: Date },
): Failure | undefined {
  if (now < coupon.begins_at) return couponFailures.couponNotYet
  if (coupon.stopped_at || now >= coupon.ends_at) return couponFailures.couponOver
  if (coupon.course_type !== 0 && coupon.course_type !== priced.courseType) return couponFailures.couponUnfit
  if (coupon.work_ids.length > 0 && !coupon.work_ids.includes(priced.workId))
    return couponFailures.couponUnfit
  if (priced.priceFen < coupon.min_fen) return couponFailures.couponBelowMin
  // Somebody who has used it hears that, even if it is used up as well.
  if (uses >= coupon.person_limit) return couponFailures.couponUsed
  if (coupon.used_count >= coupon.usage_limit) return couponFailures.couponUsedUp
  return undefined
}
