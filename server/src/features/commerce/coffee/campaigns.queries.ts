import { and, asc, eq, gt, gte, isNull, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { coffeeCampaignCounters, coffeeCampaigns, coffeeVouchers } from './coffee.tables.ts'

export type CampaignRow = typeof coffeeCampaigns.$inferSelect

export async function insertCampaign(
  db: Db,
  row: typeof coffeeCampaigns.$inferInsert,
  counterIds: number[],
): Promise<CampaignRow> {
  const campaign = await only(db.insert(coffeeCampaigns).values(row).returning())
  await db
    .insert(coffeeCampaignCounters)
    .values(counterIds.map((counter_id) => ({ campaign_id: campaign.id, counter_id })))
  return campaign
}

export async function updateCampaign(
  db: Db,
  campaignId: number,
  row: Partial<typeof coffeeCampaigns.$inferInsert>,
  counterIds: number[],
): Promise<void> {
  await db.update(coffeeCampaigns).set(row).where(eq(coffeeCampaigns.id, campaignId))
  await db.delete(coffeeCampaignCounters).where(eq(coffeeCampaignCounters.campaign_id, campaignId))
  await db
    .insert(coffeeCampaignCounters)
    .values(counterIds.map((counter_id) => ({ campaign_id: campaignId, counter_id })))
}

/** Undefined if there is none. Stopping it again changes nothing. */
export function updateStopped(db: Db, campaignId: number): Promise<CampaignRow | undefined> {
  return first(
    db
      .update(coffeeCampaigns)
      .set({ stopped_at: sql`coalesce(${coffeeCampaigns.stopped_at}, now())` })
      .where(eq(coffeeCampaigns.id, campaignId))
      .returning(),
  )
}

export function updateStock(db: Db, campaignId: number, stock: number): Promise<CampaignRow> {
  return only(db.update(coffeeCampaigns).set({ stock }).where(eq(coffeeCampaigns.id, campaignId)).returning())
}

/** Of those who claim a campaign at the same time, one at a time goes on from here: its last voucher goes to one of them. */
export function lockCampaign(db: Db, campaignId: number): Promise<CampaignRow | undefined> {
  return first(
    db.select().from(coffeeCampaigns).where(eq(coffeeCampaigns.id, campaignId)).for('no key update'),
  )
}

export const addToClaimed = (db: Db, campaignId: number) =>
  db
    .update(coffeeCampaigns)
    .set({ claimed_count: sql`${coffeeCampaigns.claimed_count} + 1` })
    .where(eq(coffeeCampaigns.id, campaignId))

export const countClaimedSince = (db: Db, campaignId: number, since: Date): Promise<number> =>
  db.$count(
    coffeeVouchers,
    and(eq(coffeeVouchers.campaign_id, campaignId), gte(coffeeVouchers.claimed_at, since)),
  )

const claimedSince = (since: Date) =>
  sql<number>`(select count(*)::int from ${coffeeVouchers} v
    where v.campaign_id = ${coffeeCampaigns}.id and v.claimed_at >= ${since.toISOString()}::timestamptz)`

/** What somebody can claim now or soon. */
export const selectOffers = (db: Db, userId: number, since: Date) =>
  db
    .select({ campaign: coffeeCampaigns, claimedToday: claimedSince(since) })
    .from(coffeeCampaigns)
    .where(
      and(
        isNull(coffeeCampaigns.stopped_at),
        gt(coffeeCampaigns.ends_at, sql`now()`),
        sql`not exists (select from ${coffeeVouchers} v
          where v.campaign_id = ${coffeeCampaigns}.id and v.user_id = ${userId})`,
      ),
    )
    .orderBy(asc(coffeeCampaigns.begins_at), asc(coffeeCampaigns.id))

export const selectOffer = (db: Db, campaignId: number, since: Date) =>
  db
    .select({ campaign: coffeeCampaigns, claimedToday: claimedSince(since) })
    .from(coffeeCampaigns)
    .where(eq(coffeeCampaigns.id, campaignId))

export type OfferRow = Awaited<ReturnType<typeof selectOffers>>[number]
