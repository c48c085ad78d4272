import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { groupCalls, groupFailures, groupStates } from '#contract/commerce/groups.ts'
import { orderCalls, orderFailures, orderStates } from '#contract/commerce/orders.ts'
import { selectPersonBalances, selectWrongBalances } from '#server/features/commerce/ledger/ledger.queries.ts'
import { returnOrder } from '#server/features/commerce/orders/return-order.ts'
import { grantRight, hasRight } from '#server/features/library/rights/rights.queries.ts'
import { payAtSandbox } from '#server/providers/payments/sandbox/sandbox.ts'
import { buildGroup, buildGroupCourse, orderInGroup } from '#server/testing/build-gift.ts'
import { buildSaleWork, charge, notifyPaid, orderOf, pay } from '#server/testing/build-order.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { readInbox } from '#server/testing/read-inbox.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { doByTwo } from '#server/testing/two-people.ts'
import { endGroup, requeueGroups } from './end-group.ts'

const app = await testApp()
const { services } = app
const { db } = services
const operator = await buildMember(app, { operator_roles: ['administrator'] })

const groupIdOf = async (code: string) =>
  (await db.execute<{ id: number }>(sql`select id::int from purchase_groups where code = ${code}`)).rows[0]!
    .id

const pass = (code: string) =>
  db.execute(sql`update purchase_groups set deadline_at = now() - interval '1 minute' where code = ${code}`)

const detailOf = (client: TestClient, orderId: number) =>
  client.call(orderCalls.detail, { order_id: orderId })

/** Paid at the provider, who has not said so yet. */
async function startPaying(workId: number, code: string) {
  const member = await buildMember(app)
  const order = await orderInGroup(member.client, workId, code)
  await charge(member.client, order.order_id)
  await payAtSandbox(db, order.order_no)
  return { ...member, order, notify: () => notifyPaid(app, order.order_no) }
}

it('gives the right to everybody with its last place', async () => {
  const { client, user, work, order, code } = await buildGroup(app, 2)
  const item = { type: 'production', id: work.id } as const
  expect(order).toMatchObject({
    status: orderStates.paid,
    pay_amount: '59.00',
    may_refund: 0,
    may_invoice: 0,
    group: { state: groupStates.open, size: 2, joined: 1 },
  })
  expect(await hasRight(db, user.id, item)).toBe(false)
  const other = await buildMember(app)
  expect(await other.client.call(groupCalls.offer, { production_id: work.id })).toMatchObject({
    offer: { price: '59.00', size: 2 },
    groups: [{ code, joined: 1 }],
  })
  await pay(app, other.client, await orderInGroup(other.client, work.id, code))
  expect(await hasRight(db, user.id, item)).toBe(true)
  expect(await hasRight(db, other.user.id, item)).toBe(true)
  expect(await detailOf(client, order.order_id)).toMatchObject({
    may_refund: 1,
    group: { state: groupStates.complete, joined: 2 },
  })
  expect(await client.call(groupCalls.detail, { code })).toMatchObject({
    is_member: 1,
    single_price: '99.00',
  })
})

it('gives the last place to one of two who pay at once, and the other the money back', async () => {
  const { work, code } = await buildGroup(app, 2)
  const rivals = [await startPaying(work.id, code), await startPaying(work.id, code)]
  const answers = await Promise.all(rivals.map(({ notify }) => notify()))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const orders = await Promise.all(rivals.map(({ client, order }) => detailOf(client, order.order_id)))
  expect(orders.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    orderStates.paid,
    orderStates.closed,
  ])
  const loser = orders.find(({ status }) => status === orderStates.closed)!
  expect(loser.refund).toMatchObject({ amount: '59.00' })
  const late = await buildMember(app)
  const refused = await late.client.ask(orderCalls.create, {
    item_type: 'production',
    item_id: work.id,
    coupon_code: '',
    group: code,
  })
  expect(refused.status).toBe(groupFailures.groupOver.status)
})

it('returns the money of everybody at its deadline, once', async () => {
  const { client, user, work, order, code, authorId } = await buildGroup(app, 3)
  const other = await buildMember(app)
  const second = await pay(app, other.client, await orderInGroup(other.client, work.id, code))
  const groupId = await groupIdOf(code)
  // Before its time nothing happens.
  await endGroup.run(services, { groupId })
  expect((await detailOf(client, order.order_id)).status).toBe(orderStates.paid)
  await pass(code)
  await Promise.all([1, 2, 3].map(() => endGroup.run(services, { groupId })))
  await runJobs(app, returnOrder)
  // As after a crash in between.
  for (const orderId of [order.order_id, second.order_id])
    await Promise.all([1, 2].map(() => returnOrder.run(services, { orderId })))
  for (const [buyer, orderId] of [
    [client, order.order_id],
    [other.client, second.order_id],
  ] as const)
    expect(await detailOf(buyer, orderId)).toMatchObject({
      status: orderStates.refunding,
      refund: { amount: '59.00', part: 'whole' },
      group: { state: groupStates.over },
    })
  const { rows } = await db.execute(
    sql`select from refunds where order_id in (${order.order_id}, ${second.order_id})`,
  )
  expect(rows).toHaveLength(2)
  const balances = await selectPersonBalances(db, authorId)
  expect(balances).toMatchObject([{ kind: 'pending', balanceFen: 0 }])
  expect(await selectWrongBalances(db)).toEqual([])
  expect(await hasRight(db, user.id, { type: 'production', id: work.id })).toBe(false)
  const news = await readInbox(client)
  expect(news.some((text) => text.includes('未在规定时间内成团'))).toBe(true)
})

it('is complete or over, never both, when the last payment meets the deadline', async () => {
  const { work, code, client, order } = await buildGroup(app, 2)
  const groupId = await groupIdOf(code)
  const last = await startPaying(work.id, code)
  // Paid in time, and reported when the time is over.
  await db.execute(sql`update purchase_groups set deadline_at = clock_timestamp() where id = ${groupId}`)
  await Promise.all([last.notify(), endGroup.run(services, { groupId })])
  await runJobs(app, returnOrder)
  const [first, second] = [
    await detailOf(client, order.order_id),
    await detailOf(last.client, last.order.order_id),
  ]
  const isComplete = first.group!.state === groupStates.complete
  expect(first.status).toBe(isComplete ? orderStates.paid : orderStates.refunding)
  expect(second.status).toBe(isComplete ? orderStates.paid : orderStates.closed)
  expect(await hasRight(db, last.user.id, { type: 'production', id: work.id })).toBe(isComplete)
})

it('returns the money of a member who got the work in another way', async () => {
  const { work, user, code, client, order } = await buildGroup(app, 2)
  await grantRight(db, { userId: user.id, item: { type: 'production', id: work.id } })
  const other = await buildMember(app)
  await pay(app, other.client, await orderInGroup(other.client, work.id, code))
  await runJobs(app, returnOrder)
  expect((await detailOf(client, order.order_id)).status).toBe(orderStates.refunding)
  expect(await hasRight(db, other.user.id, { type: 'production', id: work.id })).toBe(true)
})

it('frees the place of a member whom an operator refunds', async () => {
  const { work, code, order } = await buildGroup(app, 2)
  expect(await doByTwo(app, operator.client, ['orders', 'refund', order.order_id])).toBe('')
  const other = await buildMember(app)
  const joined = await pay(app, other.client, await orderInGroup(other.client, work.id, code))
  expect(joined.group).toMatchObject({ state: groupStates.open, joined: 1 })
})

it('takes one place for a person, and no refund or invoice while it is open', async () => {
  const { client, work, order, code } = await buildGroup(app, 3)
  const create = (group: string, coupon_code = '') =>
    client.ask(orderCalls.create, { item_type: 'production', item_id: work.id, coupon_code, group })
  for (const group of ['NEW', code])
    expect((await create(group)).status).toBe(groupFailures.alreadyMember.status)
  expect((await create('NEW', 'XINGLIN10')).status).toBe(orderFailures.couponNotHere.status)
  const { order_id } = order
  expect((await client.ask(orderCalls.refund, { order_id, reason: 'x' })).status).toBe(
    orderFailures.notRefundable.status,
  )
  const invoice = { order_id, title: '林晓', tax_no: '', email: 'lin@example.com' }
  expect((await client.ask(orderCalls.invoice, invoice)).status).toBe(orderFailures.notInvoiceable.status)
})

it('gives the pending order again, and is refused without an offer or a group', async () => {
  const { work } = await buildGroupCourse(app)
  const { client } = await buildMember(app)
  const first = await orderInGroup(client, work.id)
  expect((await orderInGroup(client, work.id)).order_id).toBe(first.order_id)
  const alone = await orderOf(client, work.id)
  expect(alone).toMatchObject({ group: null, pay_amount: '99.00' })
  const plain = await buildSaleWork(app)
  const ask = (group: string, workId: number) =>
    client.ask(orderCalls.create, { item_type: 'production', item_id: workId, coupon_code: '', group })
  expect((await ask('NEW', plain.work.id)).status).toBe(groupFailures.notOffered.status)
  expect((await ask('NOSUCHCODE', work.id)).status).toBe(groupFailures.groupMissing.status)
})

it('is ended after a restore that lost its job', async () => {
  const { code, client, order } = await buildGroup(app, 2)
  await db.execute(
    sql`update purchase_groups set deadline_at = now() - interval '20 minutes' where code = ${code}`,
  )
  await requeueGroups(services)
  await runJobs(app, endGroup)
  await runJobs(app, returnOrder)
  expect((await detailOf(client, order.order_id)).status).toBe(orderStates.refunding)
})

it('is offered by operators below the price of the work', async () => {
  const { work } = await buildSaleWork(app)
  const offers = consoleOf(operator.client, 'group-offers')
  const values = { production_id: work.id, price_fen: 5900, size: 3, hours: 24 }
  expect((await offers.askSave({ ...values, price_fen: 9900 })).status).toBe(
    groupFailures.priceTooHigh.status,
  )
  expect((await offers.askSave(values)).status).toBe(200)
  expect((await offers.askSave(values)).status).toBe(groupFailures.offerExists.status)
})
