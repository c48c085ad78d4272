import { pickupFailures, pickupOperatorCalls } from '#contract/commerce/coffee.ts'
import { failures } from '#contract/wire/failure.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { offsetOf, presentPage } from '#kernel/paging.ts'
import { readShanghaiTime } from '#kernel/time.ts'
import { countRedeemedOf, selectCampaigns, updateStopped } from './campaigns.queries.ts'
import type { CampaignRow } from './campaigns.queries.ts'
import { presentCampaign } from './coffee.present.ts'
import { findCounters } from './find-counters.ts'
import { addCampaign, changeStock } from './run-campaign.ts'

export const createCampaign = answer(pickupOperatorCalls.createCampaign, async (input, context) => {
  const { title, item, intro, stock, day_limit } = input
  const begins_at = readShanghaiTime(input.begin_time)
  const ends_at = readShanghaiTime(input.end_time)
  const expires_at = readShanghaiTime(input.expire_at)
  if (!begins_at || !ends_at || !expires_at) throw refuse(pickupFailures.timesWrong)
  const row = { title, item, intro, stock, day_limit, begins_at, ends_at, expires_at }
  return show(context.db, await addCampaign(context, row, [...new Set(input.counter_ids)]))
})

export const listCampaigns = answer(pickupOperatorCalls.listCampaigns, async ({ page }, { db }) => {
  const rows = await selectCampaigns(db, pageSize, offsetOf(page, pageSize))
  const countersOf = await findCounters(
    db,
    rows.map(({ campaign }) => campaign.id),
  )
  return presentPage(rows, page, pageSize, ({ campaign, redeemed }) =>
    presentCampaign(campaign, redeemed, countersOf(campaign.id)),
  )
})

export const setCampaignStock = answer(
  pickupOperatorCalls.setStock,
  async ({ campaign_id, stock }, context) => show(context.db, await changeStock(context, campaign_id, stock)),
)

export const stopCampaign = answer(pickupOperatorCalls.stopCampaign, async ({ campaign_id }, { db }) =>
  show(db, orMissing(await updateStopped(db, campaign_id))),
)

function orMissing(campaign: CampaignRow | undefined): CampaignRow {
  if (!campaign) throw refuse(failures.dataMissing, { detail: 'campaign_id' })
  return campaign
}

async function show(db: Db, campaign: CampaignRow) {
  const countersOf = await findCounters(db, [campaign.id])
  return presentCampaign(campaign, await countRedeemedOf(db, campaign.id), countersOf(campaign.id))
}
