import { randomInt } from 'node:crypto'
import { pickupCalls, pickupFailures } from '#contract/commerce/coffee.ts'
import { pickupCodeDigits } from '#contract/commerce/pickup-code.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { dayStart } from '#kernel/time.ts'
import { addToClaimed, countClaimedSince, lockCampaign } from './campaigns.queries.ts'
import type { CampaignRow } from './campaigns.queries.ts'
import { faultOfClaim, warningTime } from './coffee.policy.ts'
import { presentOwnPickup } from './coffee.present.ts'
import { findCounters } from './find-counters.ts'
import { insertVoucher, selectVoucherOf } from './vouchers.queries.ts'
import { warnExpiry } from './warn-expiry.ts'

export const claimVoucher = answer(pickupCalls.getCode, async ({ campaign_id, counter_id }, context) => {
  const { db, vault } = context
  const { userId } = memberOf(context)
  if (!(await selectVoucherOf(db, campaign_id, userId))) await claim(context, campaign_id, counter_id)
  const row = (await selectVoucherOf(db, campaign_id, userId))!
  const countersOf = await findCounters(db, [campaign_id])
  return presentOwnPickup(row, countersOf(campaign_id), vault)
})

const claim = (context: Context, campaignId: number, counterId: number): Promise<void> =>
  context.db.transaction(async (db) => {
    const { userId } = memberOf(context)
    const campaign = await lockCampaign(db, campaignId)
    if (!campaign) throw refuse(failures.dataMissing, { detail: 'campaign_id' })
    // Another device of the same person may have been quicker.
    if (await selectVoucherOf(db, campaignId, userId)) return
    await refuseUnclaimable(db, campaign, counterId)
    const voucherId = await insertUnderNewCode(db, {
      campaign_id: campaignId,
      user_id: userId,
      counter_id: counterId || null,
    })
    await addToClaimed(db, campaignId)
    const warnAt = warningTime(campaign.expires_at, new Date())
    if (warnAt) await context.jobs.send(db, warnExpiry, { voucherId }, warnAt)
  })

async function refuseUnclaimable(db: Db, campaign: CampaignRow, counterId: number): Promise<void> {
  const now = new Date()
  const claimedToday = campaign.day_limit > 0 ? await countClaimedSince(db, campaign.id, dayStart(now)) : 0
  const fault = faultOfClaim(campaign, claimedToday, now)
  if (fault) throw refuse(fault)
  if (counterId === 0) return
  const countersOf = await findCounters(db, [campaign.id])
  if (!countersOf(campaign.id).some(({ id }) => id === counterId)) throw refuse(pickupFailures.notACounter)
}

/** Random, so that nobody guesses the code of the next one; a taken one is drawn again. */
async function insertUnderNewCode(
  db: Db,
  row: { campaign_id: number; user_id: number; counter_id: number | null },
): Promise<number> {
  const pickup_code = String(randomInt(10 ** pickupCodeDigits)).padStart(pickupCodeDigits, '0')
  const inserted = await insertVoucher(db, { ...row, pickup_code })
  return inserted ? inserted.id : insertUnderNewCode(db, row)
}
