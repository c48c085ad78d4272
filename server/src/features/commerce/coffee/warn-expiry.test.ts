import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { pickupCalls } from '#contract/commerce/coffee.ts'
import { buildCampaign, buildCounter } from '#server/testing/build-coffee.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { readInbox } from '#server/testing/read-inbox.ts'
import { saidTime } from '#server/testing/said-time.ts'
import { testApp } from '#server/testing/test-app.ts'
import { coffeeText } from './coffee.text.ts'
import { warnExpiry } from './warn-expiry.ts'

const app = await testApp()
const { db } = app.services
const counter = await buildCounter(db)

async function buildVoucher() {
  const campaign = await buildCampaign(db, [counter])
  const { client } = await buildMember(app)
  await client.call(pickupCalls.getCode, { campaign_id: campaign.id, counter_id: 0 })
  const { rows } = await db.execute<{ id: number }>(
    sql`select id::int from coffee_vouchers where campaign_id = ${campaign.id}`,
  )
  return { campaign, client, voucherId: rows[0]!.id }
}

it('is due a day before the voucher expires', async () => {
  const { campaign, voucherId } = await buildVoucher()
  const { rows } = await db.execute<{ start_after: Date }>(
    sql`select start_after from pgboss.job where name = ${warnExpiry.name} and data = ${{ voucherId }}`,
  )
  expect(rows.map(({ start_after }) => new Date(start_after).getTime())).toEqual([
    campaign.expires_at.getTime() - 24 * 3600_000,
  ])
})

it('tells the owner once', async () => {
  const { campaign, client, voucherId } = await buildVoucher()
  await warnExpiry.run(app.services, { voucherId })
  await warnExpiry.run(app.services, { voucherId })
  expect(await readInbox(client)).toEqual([
    coffeeText.zh.expiring(campaign.item, saidTime(campaign.expires_at)),
  ])
})

it('says nothing of a voucher that is used, expired or gone', async () => {
  const [used, over] = [await buildVoucher(), await buildVoucher()]
  await db.execute(sql`update coffee_vouchers set redeemed_at = now(), redeemed_counter_id = ${counter.id}
    where id = ${used.voucherId}`)
  await db.execute(sql`update coffee_campaigns set ends_at = now() - interval '1 hour', expires_at = now()
    where id = ${over.campaign.id}`)
  for (const voucherId of [used.voucherId, over.voucherId, 999_999_999])
    await warnExpiry.run(app.services, { voucherId })
  expect([...(await readInbox(used.client)), ...(await readInbox(over.client))]).toEqual([])
})
