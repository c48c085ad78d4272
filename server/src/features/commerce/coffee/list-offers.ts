import { pickupCalls } from '#contract/commerce/coffee.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { dayStart } from '#kernel/time.ts'
import { selectOffer, selectOffers } from './campaigns.queries.ts'
import { presentOffer, presentOwnPickup } from './coffee.present.ts'
import { findCounters } from './find-counters.ts'
import { selectVoucherOf } from './vouchers.queries.ts'

export const listOffers = answer(pickupCalls.offers, async ({ campaign_id }, context) => {
  const { db, vault, caller } = context
  const { userId } = memberOf(context)
  const since = dayStart(new Date())
  const isOne = campaign_id > 0
  const rows = await (isOne ? selectOffer(db, campaign_id, since) : selectOffers(db, userId, since))
  if (isOne && rows.length === 0) throw refuse(failures.dataMissing, { detail: 'campaign_id' })
  const own = isOne ? await selectVoucherOf(db, campaign_id, userId) : undefined
  const countersOf = await findCounters(
    db,
    rows.map(({ campaign }) => campaign.id),
  )
  const voucher = own && presentOwnPickup(own, countersOf(campaign_id), vault)
  const { language } = caller
  return { offers: rows.map((row) => presentOffer(row, countersOf(row.campaign.id), { voucher, language })) }
})
