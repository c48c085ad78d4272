import type { Db } from '#kernel/database.ts'
import { selectUsable } from './coupons.queries.ts'
import { discountOf, faultOfUse } from './use-coupon.ts'
import type { Priced } from './use-coupon.ts'

/** The coupons of a person that can be used for a work now, the one that saves most first, then the next to end. */
export async function findFitting(db: Db, userId: number, priced: Priced) {
  const now = new Date()
  const usable = await selectUsable(db, userId)
  return usable
    .filter(({ coupon, uses }) => faultOfUse(coupon, { priced, uses, now }) === undefined)
    .map((row) => ({ ...row, savesFen: discountOf(row.coupon, priced.priceFen) }))
    .toSorted((a, b) => b.savesFen - a.savesFen || a.coupon.ends_at.getTime() - b.coupon.ends_at.getTime())
}
