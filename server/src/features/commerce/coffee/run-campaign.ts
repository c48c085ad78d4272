import { pickupFailures } from '#contract/commerce/coffee.ts'
import { failures } from '#contract/wire/failure.ts'
import { memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { insertCampaign, lockCampaign, updateStock } from './campaigns.queries.ts'
import type { CampaignRow } from './campaigns.queries.ts'
import { selectOpenCounters } from './counters.queries.ts'

type NewCampaign = Pick<
  CampaignRow,
  'title' | 'item' | 'intro' | 'stock' | 'day_limit' | 'begins_at' | 'ends_at' | 'expires_at'
>

export async function addCampaign(
  context: Context,
  campaign: NewCampaign,
  counterIds: number[],
): Promise<CampaignRow> {
  const { begins_at, ends_at, expires_at } = campaign
  if (ends_at <= begins_at || expires_at < ends_at) throw refuse(pickupFailures.timesWrong)
  const counters = await selectOpenCounters(context.db, counterIds)
  if (counters.length < counterIds.length) throw refuse(failures.dataMissing, { detail: 'counter_ids' })
  const { userId: creator_id } = memberOf(context)
  return context.db.transaction((db) => insertCampaign(db, { ...campaign, creator_id }, counterIds))
}

export const changeStock = ({ db }: Context, campaignId: number, stock: number): Promise<CampaignRow> =>
  db.transaction(async (db) => {
    const campaign = await lockCampaign(db, campaignId)
    if (!campaign) throw refuse(failures.dataMissing, { detail: 'campaign_id' })
    if (stock < campaign.claimed_count) throw refuse(pickupFailures.stockBelowClaimed)
    return updateStock(db, campaignId, stock)
  })
