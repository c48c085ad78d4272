import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { pushCalls } from '#contract/community/messages.ts'
import { orderCalls, orderStates, refundStates } from '#contract/commerce/orders.ts'
import { only } from '#kernel/first-row.ts'
import { selectPostings } from '#server/features/commerce/ledger/ledger.queries.ts'
import { hasRight } from '#server/features/library/rights/rights.queries.ts'
import { notificationPath } from '#kernel/ports/payments.ts'
import { payAtSandbox } from '#server/providers/payments/sandbox/sandbox.ts'
import { selectPayment } from '#server/providers/payments/sandbox/sandbox-payments.queries.ts'
import type { SandboxPayment } from '#server/providers/payments/sandbox/sandbox-payments.queries.ts'
import {
  buildBuyer,
  buildSaleWork,
  charge,
  notifyPaid,
  orderOf,
  postNotification,
} from '#server/testing/build-order.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import { withProvider } from '#server/testing/with-provider.ts'
import { sendRefund } from './send-refund.ts'

const app = await testApp()
const { services } = app
const { db } = services

/** Somebody who has paid at the cashier; nobody has told us. */
async function buildPayer() {
  const { work } = await buildSaleWork(app)
  const { user, client } = await buildMember(app)
  const order = await orderOf(client, work.id)
  await charge(client, order.order_id)
  await payAtSandbox(db, order.order_no)
  const item = { type: 'production', id: work.id } as const
  const detail = () => client.call(orderCalls.detail, { order_id: order.order_id })
  return { user, client, order, item, detail }
}

let transactions = 0

/** Money for an order, as the provider would report it. */
const moneyFor = (orderNo: string, amountFen: number): SandboxPayment => ({
  order_no: orderNo,
  description: '',
  amount_fen: amountFen,
  return_path: '/',
  state: 'paid',
  failed_tries: 0,
  transaction_no: `LATE${Date.now()}${++transactions}`,
  created_at: new Date(),
  expires_at: new Date(),
  paid_at: new Date(),
})

const paymentsOf = async (orderId: number) => {
  const { rows } = await db.execute<{ transaction_no: string; is_late: boolean }>(
    sql`select transaction_no, is_late from payments where order_id = ${orderId} order by id`,
  )
  return rows
}

const refundIdOf = async (orderId: number) =>
  (await only(db.execute<{ id: number }>(sql`select id::int from refunds where order_id = ${orderId}`))).id

const arrives = () => Promise.resolve({ state: 'arrived', arrivedAt: new Date() } as const)

it('makes one payment of twenty notifications at once', async () => {
  const { user, order, item, detail } = await buildPayer()
  const answers = await Promise.all(Array.from({ length: 20 }, () => notifyPaid(app, order.order_no)))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(await detail()).toMatchObject({ status: orderStates.paid, refund: null })
  expect(await paymentsOf(order.order_id)).toMatchObject([{ is_late: false }])
  expect(await hasRight(db, user.id, item)).toBe(true)
  const { rows } = await db.execute(
    sql`select (select count(*)::int from rights where order_id = ${order.order_id}) as rights,
      (select count(*)::int from ledger_entries e join payments p on e.reference = 'payment sandbox ' || p.transaction_no
       where p.order_id = ${order.order_id}) as entries`,
  )
  expect(rows).toEqual([{ rights: 1, entries: 1 }])
})

it('answers a repeat with success and changes nothing', async () => {
  const { order, detail } = await buildPayer()
  await notifyPaid(app, order.order_no)
  const paid = await detail()
  const again = await notifyPaid(app, order.order_no)
  expect(again.status).toBe(200)
  expect(await again.text()).toBe('success')
  expect(await detail()).toEqual(paid)
})

it.each([
  ['an unknown order', { order_no: '202601010000000000000000' }],
  ['too little money', { amount_fen: 1 }],
  ['too much money', { amount_fen: 990_000 }],
])('refuses one about %s', async (_case, change) => {
  const { order, detail } = await buildPayer()
  expect((await notifyPaid(app, order.order_no, change)).status).toBe(400)
  expect((await detail()).status).toBe(orderStates.pending)
  expect(await paymentsOf(order.order_id)).toEqual([])
})

it('refuses one that is not signed by the provider, was changed on its way, or is old', async () => {
  const { order, detail } = await buildPayer()
  const post = (headers: Record<string, string>, body: string) =>
    fetch(app.url + notificationPath('sandbox'), { method: 'POST', headers, body })
  expect(
    (await post({ 'content-type': 'application/json' }, `{"order_no":"${order.order_no}"}`)).status,
  ).toBe(400)
  expect((await post({ 'content-type': 'application/x-www-form-urlencoded' }, 'a=1')).status).toBe(400)
  expect((await post({}, '')).status).toBe(400)
  const payment = await selectPayment(db, order.order_no)
  expect((await postNotification(app, payment!, Date.now() - 600_000)).status).toBe(400)
  expect((await detail()).status).toBe(orderStates.pending)
})

it('gives back money for an order that was cancelled, and tells the buyer', async () => {
  const { work } = await buildSaleWork(app)
  const { user, client } = await buildMember(app)
  const order = await orderOf(client, work.id)
  await client.call(orderCalls.revoke, { order_id: order.order_id })
  const money = moneyFor(order.order_no, 9900)
  const answers = await Promise.all(Array.from({ length: 5 }, () => postNotification(app, money)))
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
  const detail = () => client.call(orderCalls.detail, { order_id: order.order_id })
  expect(await detail()).toMatchObject({
    status: orderStates.cancelled,
    refund: { state: refundStates.approved, amount: '99.00', reason: '' },
  })
  expect(await hasRight(db, user.id, { type: 'production', id: work.id })).toBe(false)
  expect(await selectPostings(db, `payment sandbox ${money.transaction_no}`)).toEqual(
    expect.arrayContaining([{ kind: 'refunds', userId: null, amountFen: 9900 }]),
  )
  const refundId = await refundIdOf(order.order_id)
  const asked: string[] = []
  const provider = withProvider(services, {
    refund({ transactionNo }) {
      asked.push(transactionNo)
      return arrives()
    },
  })
  await sendRefund.run(provider, { refundId, round: 0 })
  await sendRefund.run(provider, { refundId, round: 0 })
  expect(asked).toEqual([money.transaction_no])
  expect(await detail()).toMatchObject({
    status: orderStates.cancelled,
    refund: { state: refundStates.arrived, arrived_at: expect.stringMatching(/^\d{4}-/) },
  })
  const { data } = await client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })
  expect(data.map(({ pushContent }) => pushContent)).toEqual([
    `《${work.title}》的退款已到账，请查收。`,
    `您为《${work.title}》支付的款项到账时订单已失效，款项将原路退回。`,
  ])
})

it('gives back money that pays an order a second time', async () => {
  const { user, client, order, work } = await buildBuyer(app)
  const money = moneyFor(order.order_no, 9900)
  expect((await postNotification(app, money)).status).toBe(200)
  expect(await paymentsOf(order.order_id)).toMatchObject([{ is_late: false }, { is_late: true }])
  await sendRefund.run(withProvider(services, { refund: arrives }), {
    refundId: await refundIdOf(order.order_id),
    round: 0,
  })
  const detail = await client.call(orderCalls.detail, { order_id: order.order_id })
  expect(detail).toMatchObject({ status: orderStates.paid, refund: { state: refundStates.arrived } })
  expect(await hasRight(db, user.id, { type: 'production', id: work.id })).toBe(true)
})

it('gives back money of somebody who is gone', async () => {
  const { user, order } = await buildPayer()
  await db.execute(sql`delete from users where id = ${user.id}`)
  expect((await notifyPaid(app, order.order_no)).status).toBe(200)
  expect(await paymentsOf(order.order_id)).toMatchObject([{ is_late: true }])
  const { rows } = await db.execute(sql`select status, user_id from orders where id = ${order.order_id}`)
  expect(rows).toEqual([{ status: orderStates.closed, user_id: null }])
})

it('hears a provider from the moment on that it is set up', async () => {
  const notify = async () =>
    (await fetch(app.url + notificationPath('wechat'), { method: 'POST', body: '{}' })).status
  expect(await notify()).toBe(404)
  const before = services.providers.payments
  const provider = () => ({
    ...before.provider('sandbox'),
    readNotification: async () => ({ kind: 'other' }) as const,
  })
  services.providers.payments = { ...before, active: ['sandbox', 'wechat'], provider }
  try {
    expect(await notify()).toBe(200)
  } finally {
    services.providers.payments = before
  }
  expect(await notify()).toBe(404)
})
