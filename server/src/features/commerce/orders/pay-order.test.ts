import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { orderCalls, orderFailures, orderStates, orderTopics } from '#contract/commerce/orders.ts'
import { pushCalls } from '#contract/community/messages.ts'
import { failures } from '#contract/wire/failure.ts'
import type { Services } from '#kernel/services.ts'
import { selectPersonBalances, selectPostings } from '#server/features/commerce/ledger/ledger.queries.ts'
import { grantRight, hasRight } from '#server/features/library/rights/rights.queries.ts'
import { payAtSandbox } from '#server/providers/payments/sandbox/sandbox.ts'
import { buildBuyer, buildSaleWork, charge, notifyPaid, orderOf, pay } from '#server/testing/build-order.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import { away, withProvider } from '#server/testing/with-provider.ts'
import { askPayment } from './ask-payment.ts'
import { cancelOrder } from './cancel-order.ts'
import { closeOrder } from './close-order.ts'
import { selectOrder } from './orders.queries.ts'

const app = await testApp()
const { services } = app
const { db } = services

const expire = (orderId: number) =>
  db.execute(sql`update orders set expires_at = now() where id = ${orderId}`)

/** Somebody who has ordered a course and opened the cashier. */
async function buildPayer() {
  const course = await buildSaleWork(app)
  const { user, client } = await buildMember(app)
  const order = await orderOf(client, course.work.id)
  const start = await charge(client, order.order_id)
  const of = { order_id: order.order_id }
  const item = { type: 'production', id: course.work.id } as const
  return { ...course, user, client, order, start, of, item }
}

const statusOf = async (orderId: number) => (await selectOrder(db, orderId))?.status

it('publishes to the devices of the buyer that it is paid, and sends one message', async () => {
  const published = vi.spyOn(services.rooms, 'toGroup')
  const { order, user, client, work } = await buildPayer()
  await payAtSandbox(db, order.order_no)
  await Promise.all([notifyPaid(app, order.order_no), notifyPaid(app, order.order_no)])
  const message = { order_id: order.order_id, status: orderStates.paid }
  const sent = published.mock.calls.filter(([topic]) => topic === orderTopics.changed)
  expect(sent).toEqual([[orderTopics.changed, `user:${user.id}`, message]])
  published.mockRestore()
  const { data } = await client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })
  expect(data).toMatchObject([
    {
      pushContent: `您已成功购买《${work.title}》，现在可以观看。`,
      path: `/payment?order_id=${order.order_id}`,
    },
  ])
})

it('starts a payment at the cashier, again and again', async () => {
  const { client, of, order, start } = await buildPayer()
  expect(start).toEqual({
    channel: 'sandbox',
    cashier_url: `/sandbox/cashier?no=${order.order_no}`,
    code_url: '',
    parameters: {},
  })
  expect(await charge(client, order.order_id)).toEqual(start)
  expect((await client.call(orderCalls.detail, of)).channel).toBe('sandbox')
})

it('lets somebody pay who has bought another course', async () => {
  const { user, client } = await buildMember(app)
  const [owned, wanted] = [await buildSaleWork(app), await buildSaleWork(app)]
  await grantRight(db, { userId: user.id, item: { type: 'production', id: owned.work.id } })
  const order = await orderOf(client, wanted.work.id)
  expect((await charge(client, order.order_id)).channel).toBe('sandbox')
})

it('is paid when the notification arrives, with the right to watch and the postings', async () => {
  const { client, of, order, user, item, authorId } = await buildPayer()
  await payAtSandbox(db, order.order_no)
  expect((await client.call(orderCalls.detail, of)).status).toBe(orderStates.pending)
  expect((await notifyPaid(app, order.order_no)).status).toBe(200)
  expect(await client.call(orderCalls.detail, of)).toMatchObject({
    status: orderStates.paid,
    paid_at: expect.stringMatching(/^\d{4}-/),
    countdown: 0,
    channels: [],
    may_refund: 1,
    may_invoice: 1,
  })
  expect(await hasRight(db, user.id, item)).toBe(true)
  const { rows } = await db.execute<{ transaction_no: string }>(
    sql`select transaction_no from payments where order_id = ${order.order_id}`,
  )
  expect(await selectPostings(db, `payment sandbox ${rows[0]!.transaction_no}`)).toEqual(
    expect.arrayContaining([
      { kind: 'receivable_sandbox', userId: null, amountFen: -9900 },
      { kind: 'channel_fees', userId: null, amountFen: 59 },
      { kind: 'pending', userId: authorId, amountFen: 6889 },
      { kind: 'revenue', userId: null, amountFen: 2952 },
    ]),
  )
})

it('is paid when somebody retrieves it, without any notification', async () => {
  const { client, of, order, user, item } = await buildPayer()
  expect((await client.call(orderCalls.retrieve, of)).status).toBe(orderStates.pending)
  await payAtSandbox(db, order.order_no)
  const answers = await Promise.all(Array.from({ length: 10 }, () => client.call(orderCalls.retrieve, of)))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(orderStates.paid))
  expect(await hasRight(db, user.id, item)).toBe(true)
})

it('is paid when the server asks the provider', async () => {
  const { order } = await buildPayer()
  await payAtSandbox(db, order.order_no)
  await askPayment.run(services, { orderId: order.order_id, provider: 'sandbox', round: 0 })
  expect(await statusOf(order.order_id)).toBe(orderStates.paid)
})

it('keeps asking while the provider is away', async () => {
  const { order } = await buildPayer()
  await askPayment.run(withProvider(services, { query: away }), {
    orderId: order.order_id,
    provider: 'sandbox',
    round: 3,
  })
  const { rows } = await db.execute(
    sql`select (data ->> 'round')::int as round, round(extract(epoch from start_after - now()) / 100) as hundreds
      from pgboss.job where name = 'ask-payment' and (data ->> 'orderId')::bigint = ${order.order_id}
      and state < 'active' order by 1 desc limit 1`,
  )
  expect(rows).toEqual([{ round: 4, hundreds: '3' }])
})

it('says that the provider is away instead of failing', async () => {
  const { client, of } = await buildPayer()
  const { payments } = services.providers
  const sandbox = payments.provider('sandbox')
  const original = { ...sandbox }
  Object.assign(sandbox, { query: away, prepare: away })
  try {
    const failure = { status: orderFailures.channelFailed.status, message: '支付渠道暂时不可用，请稍后再试' }
    expect(await client.ask(orderCalls.retrieve, of)).toMatchObject(failure)
    expect(await client.ask(orderCalls.charge, { ...of, channel: 'sandbox' })).toMatchObject(failure)
  } finally {
    Object.assign(sandbox, original)
  }
})

it('cannot be charged in another state, after its time, elsewhere, or for what one has', async () => {
  const { client, of, order } = await buildPayer()
  const ask = () => client.ask(orderCalls.charge, { ...of, channel: 'sandbox' })
  const elsewhere = await client.ask(orderCalls.charge, { ...of, channel: 'wechat_jsapi' })
  expect(elsewhere.status).toBe(orderFailures.channelUnavailable.status)
  await expire(order.order_id)
  expect((await ask()).status).toBe(orderFailures.expired.status)
  await client.call(orderCalls.retrieve, of)
  expect((await ask()).status).toBe(orderFailures.notPending.status)
  const bought = await buildBuyer(app)
  const again = await bought.client.ask(orderCalls.charge, {
    order_id: bought.order.order_id,
    channel: 'sandbox',
  })
  expect(again.status).toBe(orderFailures.notPending.status)
  const owner = await buildPayer()
  await grantRight(db, { userId: owner.user.id, item: owner.item })
  const owned = await owner.client.ask(orderCalls.charge, { ...owner.of, channel: 'sandbox' })
  expect(owned.status).toBe(orderFailures.alreadyBought.status)
})

it.each(['detail', 'charge', 'revoke', 'retrieve', 'delete'] as const)(
  'answers %s of another person’s order as if there were none, and asks visitors to log in',
  async (name) => {
    const { order } = await buildPayer()
    const { client } = await buildMember(app)
    const input = { order_id: order.order_id, channel: 'sandbox' as const, reason: 'x' }
    const missing = await client.ask(orderCalls[name] as typeof orderCalls.charge, input)
    expect(missing).toMatchObject({ status: failures.dataMissing.status, message: '数据不存在: order_id' })
    const visitor = await app.client().ask(orderCalls[name] as typeof orderCalls.charge, input)
    expect(visitor.status).toBe(failures.loginExpired.status)
    expect(await statusOf(order.order_id)).toBe(orderStates.pending)
  },
)

it('is cancelled once, and cannot be paid at the cashier afterwards', async () => {
  const { client, of, order } = await buildPayer()
  const revoke = () => client.call(orderCalls.revoke, of)
  const answers = await Promise.all([revoke(), revoke(), revoke()])
  for (const answer of answers) expect(answer).toMatchObject({ status: 3, may_delete: 1, countdown: 0 })
  expect(answers[0].cancelled_at).toMatch(/^\d{4}-/)
  expect(await payAtSandbox(db, order.order_no)).toBe(false)
})

it('is not cancelled when it turns out to be paid', async () => {
  const { client, of, order, user, item } = await buildPayer()
  await payAtSandbox(db, order.order_no)
  const answer = await client.ask(orderCalls.revoke, of)
  expect(answer).toMatchObject({ status: orderFailures.alreadyPaid.status, message: '订单已支付，不能取消' })
  expect(await statusOf(order.order_id)).toBe(orderStates.paid)
  expect(await hasRight(db, user.id, item)).toBe(true)
})

it('is cancelled while the provider is away, and closed there later', async () => {
  const { order } = await buildPayer()
  const row = (await selectOrder(db, order.order_id))!
  await cancelOrder(withProvider(services, { close: away }), row)
  expect(await statusOf(order.order_id)).toBe(orderStates.cancelled)
  const { rows } = await db.execute(
    sql`select name from pgboss.job where name = 'close-payments'
      and (data ->> 'orderId')::bigint = ${order.order_id}`,
  )
  expect(rows).toEqual([{ name: 'close-payments' }])
})

it('is closed after its time, at the provider first', async () => {
  const { order } = await buildPayer()
  await expire(order.order_id)
  const run = (with_: Services) => closeOrder.run(with_, { orderId: order.order_id })
  await expect(run(withProvider(services, { close: away }))).rejects.toThrow('away')
  expect(await statusOf(order.order_id)).toBe(orderStates.pending)
  await run(services)
  await run(services)
  expect(await statusOf(order.order_id)).toBe(orderStates.closed)
  expect(await payAtSandbox(db, order.order_no)).toBe(false)
})

it('is settled instead of closed when the provider has the money', async () => {
  const { order, client, of } = await buildPayer()
  await payAtSandbox(db, order.order_no)
  await expire(order.order_id)
  await closeOrder.run(services, { orderId: order.order_id })
  expect((await client.call(orderCalls.detail, of)).status).toBe(orderStates.paid)
})

it('has a job that closes it on its second', async () => {
  const { order } = await buildPayer()
  const { rows } = await db.execute<{ late: number }>(
    sql`select abs(extract(epoch from j.start_after - o.expires_at))::float8 as late
      from pgboss.job j, orders o where j.name = 'close-order' and o.id = ${order.order_id}
      and (j.data ->> 'orderId')::bigint = o.id`,
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]!.late).toBeLessThan(1)
})

it('gives the share of a doctor without an account to nobody yet', async () => {
  const { work, doctor, authorId } = await buildSaleWork(app)
  await db.execute(sql`update doctors set user_id = null where id = ${doctor.id}`)
  const { client } = await buildMember(app)
  const paid = await pay(app, client, await orderOf(client, work.id))
  expect(paid.status).toBe(orderStates.paid)
  expect(await selectPersonBalances(db, authorId)).toEqual([])
})
