import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pickupCalls, pickupFailures, pickupStates } from '#contract/commerce/coffee.ts'
import { failures } from '#contract/wire/failure.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { buildCampaign, buildCounter } from '#server/testing/build-coffee.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const { db } = app.services
const counter = await buildCounter(db, { address: '一层大厅' })

const hourMs = 3600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs)
const buildMembers = (count: number) =>
  Promise.all(Array.from({ length: count }, async () => (await buildMember(app)).client))
const statusesOf = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)

it('gives one voucher to a person, however often they ask, with a code that stays', async () => {
  const campaign = await buildCampaign(db, [counter])
  const { client } = await buildMember(app)
  const own = { campaign_id: campaign.id, counter_id: counter.id }
  const [first, ...more] = await Promise.all([1, 2, 3].map(() => client.call(pickupCalls.getCode, own)))
  expect(first).toEqual({
    campaign_id: campaign.id,
    title: '年会咖啡',
    item: '美式咖啡（中杯）',
    pickup_code: expect.stringMatching(/^\d{8}$/),
    status: pickupStates.claimed,
    expire_at: shanghaiTime(campaign.expires_at),
    truename: '林*',
    counter_id: counter.id,
    counter_name: counter.name,
    used_at: '',
    used_counter: '',
    proof_key: expect.stringMatching(/^[\da-f]{64}$/),
    counters: [{ counter_id: counter.id, name: counter.name, address: '一层大厅' }],
    time: expect.any(Number),
  })
  for (const again of more) expect(again.pickup_code).toBe(first!.pickup_code)
  const list = await client.call(pickupCalls.list, { page: 1, side: 1, counter_id: 0 })
  expect(list).toMatchObject({ total: 1, data: [{ pickup_code: first!.pickup_code }] })
  const { rows } = await db.execute(sql`select claimed_count from coffee_campaigns where id = ${campaign.id}`)
  expect(rows).toEqual([{ claimed_count: 1 }])
})

it('shows what can be claimed until it is claimed', async () => {
  const campaign = await buildCampaign(db, [counter], { stock: 3, day_limit: 2, title: '看得见的活动' })
  const { client } = await buildMember(app)
  const find = async () =>
    (await client.call(pickupCalls.offers, { campaign_id: 0 })).offers.find(
      ({ campaign_id }) => campaign_id === campaign.id,
    )
  expect(await find()).toMatchObject({ status: pickupStates.toClaim, left: 2, refusal: '' })
  await client.call(pickupCalls.getCode, { campaign_id: campaign.id, counter_id: 0 })
  expect(await find()).toBeUndefined()
  const one = await client.call(pickupCalls.offers, { campaign_id: campaign.id })
  expect(one.offers).toMatchObject([{ status: pickupStates.claimed, left: 1 }])
})

it('never gives out more than the stock and the limit of the day, however many claim at once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 0, max: 4 }),
      async (stock, day_limit) => {
        const campaign = await buildCampaign(db, [counter], { stock, day_limit })
        const people = await buildMembers(8)
        const answers = await Promise.all(
          people.map((client) =>
            client.ask(pickupCalls.getCode, { campaign_id: campaign.id, counter_id: 0 }),
          ),
        )
        const given = Math.min(stock, day_limit || stock)
        const refused = given === stock ? pickupFailures.stockOut : pickupFailures.dayOut
        expect(statusesOf(answers)).toEqual([
          ...Array<number>(given).fill(200),
          ...Array<number>(8 - given).fill(refused.status),
        ])
      },
    ),
    { numRuns: 4 },
  )
})

it.each([
  ['before it begins', { begins_at: inHours(1) }, pickupFailures.campaignNotYet],
  ['after its end', { ends_at: inHours(-1) }, pickupFailures.campaignOver],
  ['after it was stopped', { stopped_at: new Date() }, pickupFailures.campaignOver],
])('gives nothing %s', async (_case, given, failure) => {
  const campaign = await buildCampaign(db, [counter], given)
  const { client } = await buildMember(app)
  const answer = await client.ask(pickupCalls.getCode, { campaign_id: campaign.id, counter_id: 0 })
  expect(answer).toMatchObject({ status: failure.status, message: failure.zh })
  const { offers } = await client.call(pickupCalls.offers, { campaign_id: campaign.id })
  expect(offers[0]!.refusal).toBe(failure.zh)
})

it('counts the limit of a day from midnight', async () => {
  const campaign = await buildCampaign(db, [counter], { day_limit: 1 })
  const [first, second] = await buildMembers(2)
  const ask = { campaign_id: campaign.id, counter_id: 0 }
  await first!.call(pickupCalls.getCode, ask)
  expect((await second!.ask(pickupCalls.getCode, ask)).status).toBe(pickupFailures.dayOut.status)
  await db.execute(
    sql`update coffee_vouchers set claimed_at = now() - interval '1 day' where campaign_id = ${campaign.id}`,
  )
  expect((await second!.ask(pickupCalls.getCode, ask)).status).toBe(200)
})

it('is bound only to an open counter of its campaign', async () => {
  const campaign = await buildCampaign(db, [counter])
  const { client } = await buildMember(app)
  const elsewhere = await buildCounter(db)
  for (const counter_id of [elsewhere.id, 999_999_999]) {
    const answer = await client.ask(pickupCalls.getCode, { campaign_id: campaign.id, counter_id })
    expect(answer.status).toBe(pickupFailures.notACounter.status)
  }
})

it('is for members, and of a campaign that exists', async () => {
  const { client } = await buildMember(app)
  const nowhere = { campaign_id: 999_999_999, counter_id: 0 }
  expect((await client.ask(pickupCalls.getCode, nowhere)).status).toBe(failures.dataMissing.status)
  expect((await client.ask(pickupCalls.offers, nowhere)).status).toBe(failures.dataMissing.status)
  const visitor = app.client()
  expect((await visitor.ask(pickupCalls.getCode, nowhere)).status).toBe(failures.loginExpired.status)
  expect((await visitor.ask(pickupCalls.offers, nowhere)).status).toBe(failures.loginExpired.status)
})
