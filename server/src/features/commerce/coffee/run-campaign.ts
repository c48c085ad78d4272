import { pickupFailures } from '#contract/commerce/coffee.ts'
import { failures } from '#contract/wire/failure.ts'
import { memberOf } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { insertCampaign, lockCampaign, updateCampaign, updateStock } from './campaigns.queries.ts'
import type { CampaignRow } from './campaigns.queries.ts'
import { selectOpenCounters } from './counters.queries.ts'

type NewCampaign = Pick<
  CampaignRow,
  'title' | 'item' | 'intro' | 'stock' | 'day_limit' | 'begins_at' | 'ends_at' | 'expires_at'
>

async function checkCampaign(db: Db, { begins_at, ends_at, expires_at }: NewCampaign, counterIds: number[]) {
  if (ends_at <= begins_at || expires_at < ends_at) throw refuse(pickupFailures.timesWrong)
  const counters = await selectOpenCounters(db, counterIds)
  if (counters.length < counterIds.length) throw refuse(failures.dataMissing, { detail: 'counter_ids' })
}

export async function addCampaign(
  context: Context,
  campaign: NewCampaign,
  counterIds: number[],
): Promise<CampaignRow> {
  await checkCampaign(context.db, campaign, counterIds)
  const { userId: creator_id } = memberOf(context)
  return context.db.transaction((db) => insertCampaign(db, { ...campaign, creator_id }, counterIds))
}

/** Vouchers that were claimed stay as they are. */
export const changeCampaign = (
  { db }: Context,
  campaignId: number,
  campaign: NewCampaign,
  counterIds: number[],
): Promise<void> =>
  db.transaction(async (db) => {
    await checkCampaign(db, campaign, counterIds)
    const now = await lockCampaign(db, campaignId)
    if (!now) throw refuse(failures.dataMissing, { detail: 'campaign_id' })
    if (campaign.stock < now.claimed_count) throw refuse(pickupFailures.stockBelowClaimed)
    await updateCampaign(db, campaignId, campaign, counterIds)
  })

export const changeStock = ({ db }: Context, campaignId: number, stock: number): Promise<CampaignRow> =>
  db.transaction(async (db) => {
    const campaign = await lockCampaign(db, campaignId)
    if (!campaign) throw refuse(failures.dataMissing, { detail: 'campaign_id' })
    if (stock < campaign.claimed_count) throw refuse(pickupFailures.stockBelowClaimed)
    return updateStock(db, campaignId, stock)
  })
