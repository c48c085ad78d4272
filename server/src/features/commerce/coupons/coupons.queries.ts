import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { coupons, couponUses } from './coupons.tables.ts'

export type CouponRow = typeof coupons.$inferSelect

/** Undefined if another coupon has the code. */
export function insertCoupon(db: Db, row: typeof coupons.$inferInsert): Promise<CouponRow | undefined> {
  return first(db.insert(coupons).values(row).onConflictDoNothing().returning())
}

/** What the coupons that a person has made in the last day take off in all. */
export const sumWorthToday = async (db: Db, creatorId: number): Promise<number> =>
  (
    await only(
      db
        .select({
          worth: sql<number>`coalesce(sum(${coupons.discount_fen}::bigint * ${coupons.usage_limit}), 0)::bigint`,
        })
        .from(coupons)
        .where(and(eq(coupons.creator_id, creatorId), gt(coupons.created_at, sql`now() - interval '1 day'`))),
    )
  ).worth

/** Undefined if there is none. Stopping it again changes nothing. */
export function updateStopped(db: Db, id: number): Promise<CouponRow | undefined> {
  return first(
    db
      .update(coupons)
      .set({ stopped_at: sql`coalesce(${coupons.stopped_at}, now())` })
      .where(eq(coupons.id, id))
      .returning(),
  )
}

export const updateResumed = (db: Db, id: number) =>
  db.update(coupons).set({ stopped_at: null }).where(eq(coupons.id, id))

export const selectCoupon = (db: Db, code: string): Promise<CouponRow | undefined> =>
  first(db.select().from(coupons).where(eq(coupons.code, code)))

/** Of those who use a coupon at the same time, one at a time goes on from here. */
export function lockCoupon(db: Db, code: string): Promise<CouponRow | undefined> {
  return first(db.select().from(coupons).where(eq(coupons.code, code)).for('no key update'))
}

export const countUses = (db: Db, couponId: number, userId: number): Promise<number> =>
  db.$count(
    couponUses,
    and(eq(couponUses.coupon_id, couponId), eq(couponUses.user_id, userId), isNull(couponUses.released_at)),
  )

export const insertUse = (db: Db, use: { couponId: number; userId: number; orderId: number }) =>
  db.insert(couponUses).values({ order_id: use.orderId, coupon_id: use.couponId, user_id: use.userId })

export const addToUsed = (db: Db, couponId: number, difference: 1 | -1) =>
  db
    .update(coupons)
    .set({ used_count: sql`${coupons.used_count} + ${difference}` })
    .where(eq(coupons.id, couponId))

/** The coupon that an order gives back; undefined if it uses none any more. */
export async function updateReleased(db: Db, orderId: number): Promise<number | undefined> {
  return (
    await first(
      db
        .update(couponUses)
        .set({ released_at: sql`now()` })
        .where(and(eq(couponUses.order_id, orderId), isNull(couponUses.released_at)))
        .returning({ couponId: couponUses.coupon_id }),
    )
  )?.couponId
}
