import { sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { coffeeCampaigns, coffeeVouchers } from '#server/features/commerce/coffee/coffee.tables.ts'

/** Moves the campaigns of the demo with their vouchers, except vouchers that somebody has claimed since. */
export async function shiftCampaigns(db: Db, days: number, loadedAt: Date): Promise<void> {
  const distance = sql`${days} * interval '1 day'`
  await db.execute(sql`update ${coffeeVouchers} v
    set claimed_at = v.claimed_at + ${distance}, redeemed_at = v.redeemed_at + ${distance}
    from ${coffeeCampaigns} c where c.id = v.campaign_id and c.created_at <= ${loadedAt} and v.claimed_at <= ${loadedAt}`)
  await db.execute(sql`update ${coffeeCampaigns} c
    set begins_at = c.begins_at + ${distance}, ends_at = c.ends_at + ${distance}, expires_at = c.expires_at + ${distance}
    where c.created_at <= ${loadedAt}`)
}
