import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { couponTabs } from '#contract/commerce/coupons.ts'
import { productions } from '#server/features/library/works/works.tables.ts'
import { couponHolders, coupons, couponUses } from './coupons.tables.ts'

export type CouponRow = typeof coupons.$inferSelect

/** Without those whose code another coupon has. */
export const insertCoupons = (db: Db, rows: (typeof coupons.$inferInsert)[]): Promise<CouponRow[]> =>
  db.insert(coupons).values(rows).onConflictDoNothing().returning()

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

/** Adds a coupon to the list of a person. */
export const insertHolder = (db: Db, couponId: number, userId: number) =>
  db.insert(couponHolders).values({ coupon_id: couponId, user_id: userId }).onConflictDoNothing()

const usesOf = (userId: number) => sql<number>`(select count(*) from ${couponUses} u
  where u.coupon_id = ${coupons}.id and u.user_id = ${userId} and u.released_at is null)::int`

/** In the list of a person: for everybody, added by its code, or used. */
const isHeldBy = (userId: number) => sql`(${coupons.is_open} or exists (select from ${couponHolders} h
  where h.coupon_id = ${coupons}.id and h.user_id = ${userId}) or ${usesOf(userId)} > 0)`

const isOver = sql`(${coupons.stopped_at} is not null or ${coupons.ends_at} <= now()
  or ${coupons.used_count} >= ${coupons.usage_limit})`

const conditions = {
  [couponTabs.usable]: (userId: number) => sql`${usesOf(userId)} < ${coupons.person_limit} and not ${isOver}`,
  [couponTabs.used]: (userId: number) => sql`${usesOf(userId)} >= ${coupons.person_limit}`,
  [couponTabs.expired]: (userId: number) => sql`${usesOf(userId)} < ${coupons.person_limit} and ${isOver}`,
}

const works = sql<string[]>`array(select p.title from ${productions} p
  where p.id = any(${coupons}.work_ids) order by p.id)`

export type CouponTab = keyof typeof conditions

export const isCouponTab = (tab: number): tab is CouponTab => tab in conditions

/** The coupons of a person in one state, the next to end first. */
export const selectCouponsOf = (
  db: Db,
  { userId, tab }: { userId: number; tab: CouponTab },
  { limit, offset }: { limit: number; offset: number },
) =>
  db
    .select({ coupon: coupons, works, total: sql<number>`(count(*) over ())::int` })
    .from(coupons)
    .where(and(isHeldBy(userId), conditions[tab](userId)))
    .orderBy(coupons.ends_at, coupons.id)
    .limit(limit)
    .offset(offset)

export type OwnCouponRow = Awaited<ReturnType<typeof selectCouponsOf>>[number]

/** What a person could use now, for whatever work. */
export const selectUsable = (db: Db, userId: number) =>
  db
    .select({ coupon: coupons, works, uses: usesOf(userId) })
    .from(coupons)
    .where(and(isHeldBy(userId), conditions[couponTabs.usable](userId), sql`${coupons.begins_at} <= now()`))

/** The price of a work, for its buyer. */
export const selectPricedWork = (db: Db, workId: number) =>
  first(
    db
      .select({
        course_type: productions.course_type,
        is_free: productions.is_free,
        price_fen: productions.price_fen,
        former_price_fen: productions.former_price_fen,
        offer_ends_at: productions.offer_ends_at,
      })
      .from(productions)
      .where(and(eq(productions.id, workId), isNull(productions.removed_at))),
  )
