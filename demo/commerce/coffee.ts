import { demoCampaigns, demoCounters } from '#demo/content/coffee.ts'
import type { DemoCampaign, DemoVoucher } from '#demo/content/coffee.ts'
import { insertForIds, insertRows } from '#demo/demo.queries.ts'
import {
  coffeeCampaignCounters,
  coffeeCampaigns,
  coffeeCounters,
  coffeeStaff,
  coffeeVouchers,
} from '#server/features/commerce/coffee/coffee.tables.ts'
import { findAccount } from '#demo/people/find-account.ts'
import { minutesFrom } from '#demo/world.ts'
import type { World } from '#demo/world.ts'

const staffPhone = '13800000008'
const dayMinutes = 24 * 60

/** Coffee in every state, and somebody who hands it out. */
export async function loadCoffee(world: World): Promise<void> {
  const { db } = world
  const counterIds = await insertForIds(db, coffeeCounters, demoCounters)
  const staffId = (await findAccount(world, staffPhone)).id
  await insertRows(
    db,
    coffeeStaff,
    counterIds.map((counter_id) => ({ counter_id, user_id: staffId })),
  )
  for (const campaign of demoCampaigns) await addCampaign(world, campaign, { counterIds, staffId })
}

type Counters = { counterIds: number[]; staffId: number }

async function addCampaign(world: World, campaign: DemoCampaign, counters: Counters): Promise<void> {
  const { db, now } = world
  const { title, item, intro, stock, dayLimit, from, until, expires, vouchers } = campaign
  const inDays = (days: number) => minutesFrom(now, days * dayMinutes)
  const [campaign_id] = await insertForIds(db, coffeeCampaigns, [
    {
      title,
      item,
      intro,
      stock,
      day_limit: dayLimit,
      claimed_count: vouchers.length,
      begins_at: inDays(from),
      ends_at: inDays(until),
      expires_at: inDays(expires),
    },
  ])
  const ofCampaign = counters.counterIds.map((counter_id) => ({ campaign_id: campaign_id!, counter_id }))
  await insertRows(db, coffeeCampaignCounters, ofCampaign)
  // Claimed within the first day, and before it was redeemed.
  const claimed_at = minutesFrom(inDays(from), dayMinutes / 2)
  const rows = []
  for (const voucher of vouchers)
    rows.push({ campaign_id: campaign_id!, claimed_at, ...(await voucherRow(world, voucher, counters)) })
  await insertRows(db, coffeeVouchers, rows)
}

async function voucherRow(world: World, voucher: DemoVoucher, { counterIds, staffId }: Counters) {
  const { phone, code, boundTo, usedAt } = voucher
  return {
    user_id: (await findAccount(world, phone)).id,
    pickup_code: code,
    counter_id: boundTo === undefined ? null : counterIds[boundTo]!,
    ...(usedAt && {
      redeemed_at: minutesFrom(world.now, -usedAt.hoursAgo * 60),
      redeemed_counter_id: counterIds[usedAt.counter]!,
      redeemed_by: staffId,
    }),
  }
}
