import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { pickupCalls, pickupFailures, pickupStates, pickupTopics } from '#contract/commerce/coffee.ts'
import { pushCalls } from '#contract/community/messages.ts'
import { pickupStep, proofLength, proofText, writeShownCode } from '#contract/commerce/pickup-code.ts'
import { failures } from '#contract/wire/failure.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { coffeeStaff } from './coffee.tables.ts'
import type { CounterRow } from './counters.queries.ts'
import { buildCampaign, buildCounter, buildStaffedCounter } from '#server/testing/build-coffee.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { saidTime } from '#server/testing/said-time.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const { db } = app.services
const [here, there] = [await buildStaffedCounter(app), await buildStaffedCounter(app)]
const campaign = await buildCampaign(db, [here.counter, there.counter])

async function buildVoucher(bound?: CounterRow, campaignId = campaign.id) {
  const { client, user } = await buildMember(app)
  const asked = { campaign_id: campaignId, counter_id: bound?.id ?? 0 }
  return { user, client, voucher: await client.call(pickupCalls.getCode, asked) }
}

const at = ({ counter }: typeof here, pickup_code: string, more = {}) => ({
  pickup_code,
  counter_id: counter.id,
  entry_id: '',
  seconds_ago: 0,
  ...more,
})

/** What the owner's phone shows at a moment. */
function shownBy({ pickup_code, proof_key }: { pickup_code: string; proof_key: string }, now = Date.now()) {
  const step = pickupStep(now)
  const mac = createHmac('sha256', proof_key).update(proofText(pickup_code, step)).digest('hex')
  return writeShownCode(pickup_code, { step, mac: mac.slice(0, proofLength) })
}

it('shows name and item first, then redeems, and the owner’s phone hears it', async () => {
  const { voucher, user, client } = await buildVoucher()
  const seen = await here.client.call(pickupCalls.info, at(here, shownBy(voucher)))
  expect(seen).toMatchObject({ truename: '林*', item: '美式咖啡（中杯）', status: pickupStates.claimed })
  expect(seen).not.toHaveProperty('proof_key')
  const published = vi.spyOn(app.services.rooms, 'toGroup')
  const done = await here.client.call(pickupCalls.complete, at(here, voucher.pickup_code))
  expect(done).toMatchObject({ status: pickupStates.redeemed, used_counter: here.counter.name })
  expect(published.mock.calls.filter(([topic]) => topic === pickupTopics.redeemed)).toEqual([
    [pickupTopics.redeemed, `user:${user.id}`, { campaign_id: campaign.id }],
  ])
  published.mockRestore()
  const own = await client.call(pickupCalls.list, { page: 1, side: 1, counter_id: 0 })
  expect(own.data[0]).toMatchObject({ status: pickupStates.redeemed, used_at: done.used_at, proof_key: '' })
  const redeemed = await here.client.call(pickupCalls.list, { page: 1, side: 2, counter_id: here.counter.id })
  expect(redeemed.data[0]).toMatchObject({ pickup_code: voucher.pickup_code, truename: '林*', proof_key: '' })
})

it('takes the counter of staff who have one, and asks those with several', async () => {
  const { voucher } = await buildVoucher()
  const unnamed = { ...at(here, voucher.pickup_code), counter_id: 0 }
  expect(await here.client.call(pickupCalls.info, unnamed)).toMatchObject({ status: pickupStates.claimed })
  const { client, user } = await buildMember(app)
  expect((await client.ask(pickupCalls.info, unnamed)).status).toBe(failures.noPermission.status)
  await db
    .insert(coffeeStaff)
    .values([here, there].map(({ counter }) => ({ counter_id: counter.id, user_id: user.id })))
  expect((await client.ask(pickupCalls.complete, unnamed)).status).toBe(failures.parametersMissing.status)
  expect(await here.client.call(pickupCalls.complete, unnamed)).toMatchObject({
    status: pickupStates.redeemed,
    used_counter: here.counter.name,
  })
})

it('leaves a note in the owner’s inbox, once', async () => {
  const { voucher, client } = await buildVoucher()
  const entry = at(here, voucher.pickup_code, { entry_id: 'note-1' })
  const { used_at } = await here.client.call(pickupCalls.complete, entry)
  await here.client.call(pickupCalls.complete, entry)
  const { data } = await client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })
  expect(data.map(({ pushContent }) => pushContent)).toEqual([
    `您的「美式咖啡（中杯）」券已于 ${saidTime(used_at)} 在${here.counter.name}核销。如非本人领取，请联系客服。`,
  ])
})

it('says of a second use when and where the first was', async () => {
  const { voucher } = await buildVoucher()
  const { used_at } = await here.client.call(pickupCalls.complete, at(here, voucher.pickup_code))
  const again = await there.client.ask(pickupCalls.complete, at(there, voucher.pickup_code))
  expect(again.status).toBe(pickupFailures.redeemedBefore.status)
  expect(again.message).toBe(`该券已核销: ${used_at} ${here.counter.name}`)
  const info = await there.client.call(pickupCalls.info, at(there, voucher.pickup_code))
  expect(info).toMatchObject({ status: pickupStates.redeemed, used_at, used_counter: here.counter.name })
})

it('lets one of many counters win that redeem at once', async () => {
  const { voucher } = await buildVoucher()
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => {
      const staff = index % 2 === 0 ? here : there
      const entry_id = `entry-${index}`
      return staff.client.ask(pickupCalls.complete, at(staff, voucher.pickup_code, { entry_id }))
    }),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === pickupFailures.redeemedBefore.status)).toHaveLength(29)
})

it('answers an attempt that is repeated as it did first', async () => {
  const { voucher } = await buildVoucher()
  const attempt = at(here, voucher.pickup_code, { entry_id: 'lost-answer' })
  const answers = await Promise.all([1, 2, 3].map(() => here.client.call(pickupCalls.complete, attempt)))
  answers.push(await here.client.call(pickupCalls.complete, attempt))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([pickupStates.redeemed]))
})

it('reads a QR code only while it is fresh, and only with the right key', async () => {
  const { voucher } = await buildVoucher()
  const ask = async (code: string) => (await here.client.ask(pickupCalls.info, at(here, code))).status
  expect(await ask(shownBy(voucher))).toBe(200)
  expect(await ask(voucher.pickup_code)).toBe(200)
  const other = await buildVoucher()
  for (const wrong of [
    shownBy(voucher, Date.now() - 5 * 60_000),
    shownBy(voucher, Date.now() + 5 * 60_000),
    shownBy({ ...voucher, proof_key: other.voucher.proof_key }),
  ])
    expect(await ask(wrong)).toBe(pickupFailures.codeOld.status)
})

it('is redeemed by a bound counter alone, which needs no network for it', async () => {
  const { voucher } = await buildVoucher(here.counter)
  const { vouchers } = await here.client.call(pickupCalls.bound, { counter_id: here.counter.id })
  expect(vouchers.map(({ pickup_code }) => pickup_code)).toContain(voucher.pickup_code)
  const elsewhere = await there.client.ask(pickupCalls.complete, at(there, voucher.pickup_code))
  expect(elsewhere.message).toBe(`${pickupFailures.otherCounter.zh}: ${here.counter.name}`)
  const late = at(here, voucher.pickup_code, { seconds_ago: 600 })
  const done = await here.client.call(pickupCalls.complete, late)
  expect(done.used_at).toBe(shanghaiTime(new Date(Date.now() - 600_000)))
  const { vouchers: left } = await here.client.call(pickupCalls.bound, { counter_id: here.counter.id })
  expect(left.map(({ pickup_code }) => pickup_code)).not.toContain(voucher.pickup_code)
})

it('takes nothing else from a counter without network, nor what is too old', async () => {
  const free = await buildVoucher()
  const late = await here.client.ask(
    pickupCalls.complete,
    at(here, free.voucher.pickup_code, { seconds_ago: 5 }),
  )
  expect(late.status).toBe(pickupFailures.boundOnly.status)
  const { voucher } = await buildVoucher(here.counter)
  const old = at(here, voucher.pickup_code, { seconds_ago: 25 * 3600 })
  expect((await here.client.ask(pickupCalls.complete, old)).status).toBe(pickupFailures.entryTooOld.status)
})

it('expires, except for what a bound counter handed out before', async () => {
  const short = await buildCampaign(db, [here.counter])
  const { voucher } = await buildVoucher(here.counter, short.id)
  const second = await buildVoucher(here.counter, short.id)
  await db.execute(sql`update coffee_campaigns set ends_at = now() - interval '2 minutes',
    expires_at = now() - interval '1 minute' where id = ${short.id}`)
  const info = await here.client.call(pickupCalls.info, at(here, voucher.pickup_code))
  expect(info.status).toBe(pickupStates.expired)
  const now = await here.client.ask(pickupCalls.complete, at(here, voucher.pickup_code))
  expect(now.status).toBe(pickupFailures.voucherExpired.status)
  const before = at(here, second.voucher.pickup_code, { seconds_ago: 120 })
  expect((await here.client.ask(pickupCalls.complete, before)).status).toBe(200)
})

it('goes to another counter when its own is closed', async () => {
  const closing = await buildStaffedCounter(app)
  const shared = await buildCampaign(db, [closing.counter, here.counter])
  const { voucher, client } = await buildVoucher(closing.counter, shared.id)
  await db.execute(sql`update coffee_counters set closed_at = now() where id = ${closing.counter.id}`)
  const own = await closing.client.ask(pickupCalls.complete, at(closing, voucher.pickup_code))
  expect(own.status).toBe(pickupFailures.counterClosed.status)
  const seen = await client.call(pickupCalls.getCode, { campaign_id: shared.id, counter_id: 0 })
  expect(seen).toMatchObject({ counter_id: 0, counters: [{ counter_id: here.counter.id }] })
  expect((await here.client.ask(pickupCalls.complete, at(here, voucher.pickup_code))).status).toBe(200)
})

it('is redeemed only by staff of a counter that takes part', async () => {
  const { voucher, client } = await buildVoucher()
  const outside = await buildStaffedCounter(app)
  for (const call of [pickupCalls.info, pickupCalls.complete]) {
    const asked = at(here, voucher.pickup_code)
    expect((await client.ask(call, asked)).status).toBe(failures.noPermission.status)
    expect((await there.client.ask(call, asked)).status).toBe(failures.noPermission.status)
    expect((await app.client().ask(call, asked)).status).toBe(failures.loginExpired.status)
    const notOffered = await outside.client.ask(call, at(outside, voucher.pickup_code))
    expect(notOffered.status).toBe(pickupFailures.notOffered.status)
  }
  const side = { page: 1, side: 2, counter_id: here.counter.id }
  expect((await client.ask(pickupCalls.list, side)).status).toBe(failures.noPermission.status)
  expect((await client.ask(pickupCalls.bound, side)).status).toBe(failures.noPermission.status)
  expect(await client.call(pickupCalls.counters, {})).toEqual({ counters: [] })
  const { counters } = await here.client.call(pickupCalls.counters, {})
  expect(counters).toMatchObject([{ counter_id: here.counter.id }])
})

it('lets nobody find codes by trying', async () => {
  const guesser = await buildStaffedCounter(app)
  const tries = Array.from({ length: 31 }, (_, index) => String(index).padStart(8, '0'))
  const statuses = []
  for (const code of tries)
    statuses.push((await guesser.client.ask(pickupCalls.info, at(guesser, code))).status)
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(pickupFailures.codeUnknown.status))
  expect(statuses[30]).toBe(failures.tooOften.status)
  for (const code of ['', '123', '12345678a', 'https://example.com'])
    expect((await here.client.ask(pickupCalls.info, at(here, code))).status).toBe(
      pickupFailures.codeWrong.status,
    )
  const nowhere = { ...at(here, '00000000'), counter_id: (await buildCounter(db)).id }
  expect((await here.client.ask(pickupCalls.info, nowhere)).status).toBe(failures.noPermission.status)
})
