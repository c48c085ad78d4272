import { expect, it } from 'vitest'
import { pickupCalls, pickupFailures, pickupOperatorCalls } from '#contract/commerce/coffee.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildCounter } from '#server/testing/build-coffee.ts'
import { buildMember, newPhone } from '#server/testing/build-user.ts'
import { readInbox } from '#server/testing/read-inbox.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const operator = (await buildMember(app, { operator_roles: ['administrator'] })).client
const counter = await buildCounter(app.services.db)

const given = () => ({
  title: '论坛咖啡',
  item: '拿铁（热）',
  intro: '凭参会证领取',
  stock: 5,
  day_limit: 2,
  begin_time: '2026-01-01 00:00',
  end_time: '2030-12-30 23:59',
  expire_at: '2030-12-31 23:59',
  counter_ids: [counter.id],
})

it('makes a campaign, lists it first, changes its stock and stops it', async () => {
  const made = await operator.call(pickupOperatorCalls.createCampaign, given())
  const { counter_ids: _, ...shown } = given()
  expect(made).toEqual({
    ...shown,
    campaign_id: expect.any(Number),
    claimed: 0,
    redeemed: 0,
    is_stopped: 0,
    counters: [{ counter_id: counter.id, name: counter.name, address: '' }],
  })
  const { campaign_id } = made
  const list = await operator.call(pickupOperatorCalls.listCampaigns, { page: 1 })
  expect(list.data.find((one) => one.campaign_id === campaign_id)).toEqual(made)
  for (const { client } of [await buildMember(app), await buildMember(app)])
    await client.call(pickupCalls.getCode, { campaign_id, counter_id: 0 })
  const less = await operator.ask(pickupOperatorCalls.setStock, { campaign_id, stock: 1 })
  expect(less.status).toBe(pickupFailures.stockBelowClaimed.status)
  const more = await operator.call(pickupOperatorCalls.setStock, { campaign_id, stock: 2 })
  expect(more).toMatchObject({ stock: 2, claimed: 2 })
  const stop = () => operator.call(pickupOperatorCalls.stopCampaign, { campaign_id })
  expect(await stop()).toMatchObject({ is_stopped: 1 })
  expect(await stop()).toMatchObject({ is_stopped: 1 })
})

it.each([
  ['an end before its beginning', { end_time: '2025-12-31 23:59' }, pickupFailures.timesWrong],
  [
    'vouchers that expire before they are claimed',
    { expire_at: '2030-12-30 23:58' },
    pickupFailures.timesWrong,
  ],
  ['a day that does not exist', { begin_time: '2026-02-30 00:00' }, pickupFailures.timesWrong],
  ['a counter that does not exist', { counter_ids: [999_999_999] }, failures.dataMissing],
])('does not make a campaign with %s', async (_case, wrong, failure) => {
  const answer = await operator.ask(pickupOperatorCalls.createCampaign, { ...given(), ...wrong })
  expect(answer.status).toBe(failure.status)
})

it('makes a counter of each name once, gives it staff, and closes it', async () => {
  const name = '二楼咖啡角'
  const answers = await Promise.all(
    [1, 2].map(() => operator.ask(pickupOperatorCalls.createCounter, { name, address: '' })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(
    new Set([200, pickupFailures.nameTaken.status]),
  )
  const list = await operator.call(pickupOperatorCalls.listCounters, { page: 1 })
  const { counter_id } = list.data.find((one) => one.name === name)!
  const { phone, user, client } = await buildMember(app)
  const add = () => operator.call(pickupOperatorCalls.addStaff, { counter_id, phone })
  expect(await add()).toMatchObject({ userid: user.id, truename: '林晓' })
  await add()
  const { staff } = await operator.call(pickupOperatorCalls.listStaff, { counter_id })
  expect(staff).toMatchObject([{ userid: user.id }])
  expect((await client.call(pickupCalls.counters, {})).counters).toHaveLength(1)
  await operator.call(pickupOperatorCalls.removeStaff, { counter_id, userid: user.id })
  await operator.call(pickupOperatorCalls.removeStaff, { counter_id, userid: user.id })
  expect((await client.call(pickupCalls.counters, {})).counters).toHaveLength(0)
  expect(await readInbox(client)).toEqual([
    `您不再是「${name}」的工作人员。`,
    `您已成为「${name}」的工作人员，可以核销咖啡券。`,
  ])
  const closed = await operator.call(pickupOperatorCalls.closeCounter, { counter_id })
  expect(closed).toMatchObject({ is_closed: 1, redeemed: 0 })
  const unknown = await operator.ask(pickupOperatorCalls.addStaff, { counter_id, phone: newPhone() })
  expect(unknown.status).toBe(pickupFailures.personUnknown.status)
  const nowhere = await operator.ask(pickupOperatorCalls.closeCounter, { counter_id: 999_999_999 })
  expect(nowhere.status).toBe(failures.dataMissing.status)
})

it('is for operators', async () => {
  const { client } = await buildMember(app)
  for (const [asker, status] of [
    [app.client(), failures.loginExpired.status],
    [client, failures.noPermission.status],
  ] as const) {
    expect((await asker.ask(pickupOperatorCalls.createCampaign, given())).status).toBe(status)
    expect((await asker.ask(pickupOperatorCalls.setStock, { campaign_id: 1, stock: 9 })).status).toBe(status)
    expect((await asker.ask(pickupOperatorCalls.createCounter, { name: 'x', address: '' })).status).toBe(
      status,
    )
    expect((await asker.ask(pickupOperatorCalls.addStaff, { counter_id: 1, phone: '1' })).status).toBe(status)
    expect((await asker.ask(pickupOperatorCalls.listStaff, { counter_id: 1 })).status).toBe(status)
  }
})
