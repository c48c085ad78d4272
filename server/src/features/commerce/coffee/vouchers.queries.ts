import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { coffeeCampaigns, coffeeCounters, coffeeVouchers } from './coffee.tables.ts'

const bound = alias(coffeeCounters, 'bound')
const used = alias(coffeeCounters, 'used')

const columns = {
  voucher: coffeeVouchers,
  title: coffeeCampaigns.title,
  item: coffeeCampaigns.item,
  expiresAt: coffeeCampaigns.expires_at,
  truename: users.truename,
  /** Null once the counter is closed: then every counter of the campaign redeems the voucher. */
  boundCounter: bound,
  usedCounter: used.name,
}

const selectFrom = (db: Db) =>
  db
    .select({ ...columns, total: sql<number>`(count(*) over ())::int` })
    .from(coffeeVouchers)
    .innerJoin(coffeeCampaigns, eq(coffeeCampaigns.id, coffeeVouchers.campaign_id))
    .innerJoin(users, eq(users.id, coffeeVouchers.user_id))
    .leftJoin(bound, and(eq(bound.id, coffeeVouchers.counter_id), isNull(bound.closed_at)))
    .leftJoin(used, eq(used.id, coffeeVouchers.redeemed_counter_id))

export type VoucherRow = Awaited<ReturnType<typeof selectFrom>>[number]

export function selectVoucherOf(db: Db, campaignId: number, userId: number): Promise<VoucherRow | undefined> {
  return first(
    selectFrom(db).where(and(eq(coffeeVouchers.campaign_id, campaignId), eq(coffeeVouchers.user_id, userId))),
  )
}

export function selectVoucherByCode(db: Db, pickupCode: string): Promise<VoucherRow | undefined> {
  return first(selectFrom(db).where(eq(coffeeVouchers.pickup_code, pickupCode)))
}

export function selectVoucher(db: Db, voucherId: number): Promise<VoucherRow | undefined> {
  return first(selectFrom(db).where(eq(coffeeVouchers.id, voucherId)))
}

const isUsable = sql`${coffeeVouchers.redeemed_at} is null and ${coffeeCampaigns.expires_at} > now()`

/** Those that can be redeemed come first. */
export const selectVouchersOfUser = (db: Db, userId: number, limit: number, offset: number) =>
  selectFrom(db)
    .where(eq(coffeeVouchers.user_id, userId))
    .orderBy(desc(isUsable), desc(coffeeVouchers.id))
    .limit(limit)
    .offset(offset)

export const selectRedeemedAt = (db: Db, counterId: number, limit: number, offset: number) =>
  selectFrom(db)
    .where(eq(coffeeVouchers.redeemed_counter_id, counterId))
    .orderBy(desc(coffeeVouchers.redeemed_at), desc(coffeeVouchers.id))
    .limit(limit)
    .offset(offset)

export const selectBoundTo = (db: Db, counterId: number, limit: number) =>
  selectFrom(db)
    .where(
      and(
        eq(coffeeVouchers.counter_id, counterId),
        isNull(coffeeVouchers.redeemed_at),
        gt(coffeeCampaigns.expires_at, sql`now()`),
      ),
    )
    .orderBy(asc(coffeeVouchers.id))
    .limit(limit)

/** Undefined if another voucher has the code. */
export function insertVoucher(
  db: Db,
  row: typeof coffeeVouchers.$inferInsert,
): Promise<{ id: number } | undefined> {
  return first(
    db
      .insert(coffeeVouchers)
      .values(row)
      .onConflictDoNothing({ target: coffeeVouchers.pickup_code })
      .returning({ id: coffeeVouchers.id }),
  )
}

type Redemption = { voucherId: number; counterId: number; staffId: number; entryId: string; at: Date }

/** Of several at once one wins; false for the others. */
export async function updateRedeemed(db: Db, redemption: Redemption): Promise<boolean> {
  const { rowCount } = await db
    .update(coffeeVouchers)
    .set({
      redeemed_at: redemption.at,
      redeemed_counter_id: redemption.counterId,
      redeemed_by: redemption.staffId,
      entry_id: redemption.entryId,
    })
    .where(and(eq(coffeeVouchers.id, redemption.voucherId), isNull(coffeeVouchers.redeemed_at)))
  return rowCount === 1
}

/** True for the first who asks. */
export const updateWarned = async (db: Db, voucherId: number): Promise<boolean> => {
  const rows = await db
    .update(coffeeVouchers)
    .set({ warned_at: sql`now()` })
    .where(and(eq(coffeeVouchers.id, voucherId), isNull(coffeeVouchers.warned_at)))
    .returning({ id: coffeeVouchers.id })
  return rows.length > 0
}
