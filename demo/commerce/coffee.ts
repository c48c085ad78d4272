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
import { minutesTo } from '#demo/content/meetings/meeting-slots.ts'
import { findAccount } from '#demo/people/find-account.ts'
import { minutesFrom } from '#demo/world.ts'
import type { World } from '#demo/world.ts'

const staffPhone = '13800000008'

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
  const opens = minutesFrom(now, minutesTo(now, from, 8 * 60))
  const closes = (days: number) => minutesFrom(now, minutesTo(now, days, 18 * 60))
  const [campaign_id] = await insertForIds(db, coffeeCampaigns, [
    {
      title,
      item,
      intro,
      stock,
      day_limit: dayLimit,
      claimed_count: vouchers.length,
      begins_at: opens,
      ends_at: closes(until),
      expires_at: closes(expires),
    },
  ])
  const ofCampaign = counters.counterIds.map((counter_id) => ({ campaign_id: campaign_id!, counter_id }))
  await insertRows(db, coffeeCampaignCounters, ofCampaign)
  // Before it was redeemed.
  const claimed_at = minutesFrom(opens, 30)
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
