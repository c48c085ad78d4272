import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { orderCalls, orderFailures, orderStates, refundStates } from '#contract/commerce/orders.ts'
import type { RefundPart } from '#contract/commerce/orders.ts'
import { workCalls } from '#contract/library/works.ts'
import { selectPersonBalances, selectWrongBalances } from '#server/features/commerce/ledger/ledger.queries.ts'
import { hasRight } from '#server/features/library/rights/rights.queries.ts'
import { buildBuyer } from '#server/testing/build-order.ts'
import { buildSeriesBuyer } from '#server/testing/build-series.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { doByTwo } from '#server/testing/two-people.ts'
import { withProvider } from '#server/testing/with-provider.ts'
import { releaseDueShares } from './release-shares.ts'
import { sendRefund } from './send-refund.ts'

const app = await testApp()
const { services } = app
const { db } = services
const operator = await buildMember(app, { operator_roles: ['administrator'] })

type Asked = { part?: RefundPart; lesson_ids?: number[]; amount?: string; seats?: number }

const ask = (client: TestClient, orderId: number, asked: Asked) =>
  client.ask(orderCalls.refund, { order_id: orderId, reason: '只退一部分', ...asked })
const pass = (refundId: number) => doByTwo(app, operator.client, ['refunds', 'pass', refundId])
const arrives = () => Promise.resolve({ state: 'arrived', arrivedAt: new Date() } as const)
const sendNow = (refundId: number) =>
  sendRefund.run(withProvider(services, { refund: arrives, queryRefund: arrives }), { refundId, round: 0 })
const detailOf = (client: TestClient, orderId: number) =>
  client.call(orderCalls.detail, { order_id: orderId })

const balancesOf = async (userId: number) =>
  Object.fromEntries((await selectPersonBalances(db, userId)).map((row) => [row.kind, row.balanceFen]))

/** Asked for, agreed to, arrived. */
async function giveBack(client: TestClient, orderId: number, asked: Asked) {
  const { data, status } = await ask(client, orderId, asked)
  expect(status).toBe(200)
  const refundId = data.refund!.refund_id
  expect(await pass(refundId)).toBe('')
  await sendNow(refundId)
  return detailOf(client, orderId)
}

const playable = async (client: TestClient, workId: number) => {
  const work = await client.call(workCalls.detail, { production_id: workId })
  return work.episodes.filter(({ video }) => video !== '').map(({ episode_id }) => episode_id)
}

it('gives lessons back for their share of the length, and ends the right to them alone', async () => {
  const { client, work, order, lessons, authorId } = await buildSeriesBuyer(app)
  const before = await playable(client, work.id)
  expect(before).toHaveLength(4)
  const { order_id } = order
  const choice = await client.call(orderCalls.refundChoice, { order_id })
  expect(choice.lessons.map(({ amount }) => amount)).toEqual(['9.90', '19.80', '29.70', '39.60'])
  const [, third, fourth] = lessons
  const after = await giveBack(client, order_id, { part: 'lessons', lesson_ids: [third!, fourth!] })
  expect(after).toMatchObject({ status: orderStates.paid, refunded_amount: '69.30', may_refund: 1 })
  expect(after.refund).toMatchObject({ part: 'lessons', part_count: 2, amount: '69.30' })
  expect(await playable(client, work.id)).toEqual(before.filter((id) => id !== third && id !== fourth))
  // 70 % of 99.00 less the channel's fee, less seven tenths of it.
  expect(await balancesOf(authorId)).toEqual({ pending: 6889 - 4822 })
  const twice = await ask(client, order_id, { part: 'lessons', lesson_ids: [third!] })
  expect(twice.status).toBe(orderFailures.lessonReturned.status)
  expect(await selectWrongBalances(db)).toEqual([])
})

it('gives everything back in parts, to the last fen of everybody', async () => {
  const { client, work, user, order, lessons, authorId } = await buildSeriesBuyer(app, [7, 7, 7])
  const { order_id } = order
  await giveBack(client, order_id, { part: 'amount', amount: '0.01' })
  await giveBack(client, order_id, { part: 'lessons', lesson_ids: [lessons[0]!] })
  await giveBack(client, order_id, { part: 'amount', amount: '33.33' })
  const after = await giveBack(client, order_id, {})
  expect(after).toMatchObject({ status: orderStates.refunded, refunded_amount: '99.00', may_refund: 0 })
  expect(await balancesOf(authorId)).toEqual({ pending: 0 })
  expect(await hasRight(db, user.id, { type: 'production', id: work.id })).toBe(false)
  const { rows } = await db.execute<{ sum: number }>(sql`
    select coalesce(sum(p.amount_fen), 0)::int as sum from ledger_postings p
    join ledger_entries e on e.id = p.entry_id join ledger_accounts a on a.id = p.account_id
    where a.kind in ('channel_fees', 'revenue') and (e.reference like '%' || ${order.order_no} || '%'
      or e.reference in (select 'refund approved ' || refund_no from refunds where order_id = ${order_id})
      or e.reference = (select 'payment ' || provider || ' ' || transaction_no from payments
        where order_id = ${order_id}))`)
  expect(rows[0]!.sum).toBe(0)
})

it('calls all the lessons that are left the whole', async () => {
  const { client, work, user, order } = await buildSeriesBuyer(app)
  const lesson_ids = await playable(client, work.id)
  const after = await giveBack(client, order.order_id, { part: 'lessons', lesson_ids })
  expect(after).toMatchObject({ status: orderStates.refunded, refund: { part: 'whole' } })
  expect(await hasRight(db, user.id, { type: 'production', id: work.id })).toBe(false)
})

it.each<[string, Asked, { status: number }]>([
  ['nothing', { part: 'lessons', lesson_ids: [] }, orderFailures.partWrong],
  ['a lesson of another work', { part: 'lessons', lesson_ids: [1] }, orderFailures.partWrong],
  ['no amount', { part: 'amount' }, orderFailures.partWrong],
  ['zero', { part: 'amount', amount: '0' }, orderFailures.partWrong],
  ['more than was paid', { part: 'amount', amount: '99.01' }, orderFailures.partTooMuch],
  ['codes where there are none', { part: 'seats', seats: 1 }, orderFailures.partWrong],
])('is refused for %s', async (_case, asked, failure) => {
  const { client, order } = await buildSeriesBuyer(app)
  expect((await ask(client, order.order_id, asked)).status).toBe(failure.status)
  expect((await detailOf(client, order.order_id)).status).toBe(orderStates.paid)
})

it('is refused for lessons that were watched, and possible for the others', async () => {
  const { client, user, work, order, lessons } = await buildSeriesBuyer(app)
  await db.execute(sql`insert into lesson_progress (lesson_id, user_id, production_id, covered)
    values (${lessons[2]!}, ${user.id}, ${work.id}, '{[0,400000)}')`)
  const { order_id } = order
  const choice = await client.call(orderCalls.refundChoice, { order_id })
  expect(choice).toMatchObject({ whole_problem: orderFailures.refundWatched.zh, may_amount: 0 })
  expect(choice.lessons.map(({ may_return }) => may_return)).toEqual([1, 1, 1, 0])
  expect((await ask(client, order_id, {})).status).toBe(orderFailures.refundWatched.status)
  const watched = await ask(client, order_id, { part: 'lessons', lesson_ids: [lessons[2]!] })
  expect(watched.status).toBe(orderFailures.lessonWatched.status)
  expect((await ask(client, order_id, { part: 'lessons', lesson_ids: [lessons[1]!] })).status).toBe(200)
})

it('counts a lesson of unknown length as watched, not as nothing', async () => {
  const { client, user, work, order } = await buildBuyer(app)
  await db.execute(sql`update production_episodes set seconds = 0 where production_id = ${work.id}`)
  await db.execute(sql`insert into lesson_progress (lesson_id, user_id, production_id, covered)
    select id, ${user.id}, ${work.id}, '{[0,60000)}' from production_episodes where production_id = ${work.id}`)
  expect((await ask(client, order.order_id, {})).status).toBe(orderFailures.refundWatched.status)
})

it('stops what is asked back until it is withdrawn or refused', async () => {
  const { client, work, order, lessons } = await buildSeriesBuyer(app)
  const { order_id } = order
  const all = await playable(client, work.id)
  await ask(client, order_id, {})
  expect(await playable(client, work.id)).toEqual([])
  expect((await client.call(workCalls.detail, { production_id: work.id })).access).toBe('refunding')
  expect(await detailOf(client, order_id)).toMatchObject({ may_withdraw_refund: 1, may_refund: 0 })
  const withdrawn = await Promise.all(
    [1, 2, 3].map(() => client.ask(orderCalls.withdrawRefund, { order_id })),
  )
  expect(withdrawn.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    orderFailures.refundNotOpen.status,
    orderFailures.refundNotOpen.status,
  ])
  expect(await playable(client, work.id)).toEqual(all)
  expect(await detailOf(client, order_id)).toMatchObject({
    status: orderStates.paid,
    refund: { state: refundStates.withdrawn },
  })
  const { data } = await ask(client, order_id, { part: 'lessons', lesson_ids: [lessons[0]!] })
  expect(await playable(client, work.id)).toEqual(all.filter((id) => id !== lessons[0]))
  await consoleOf(operator.client, 'refunds').run('refuse', data.refund!.refund_id, { reason: '否' })
  expect(await playable(client, work.id)).toEqual(all)
})

it('is withdrawn or approved, never both', async () => {
  const { client, order } = await buildBuyer(app)
  const { data } = await ask(client, order.order_id, {})
  const [problem, withdrawn] = await Promise.all([
    pass(data.refund!.refund_id),
    client.ask(orderCalls.withdrawRefund, { order_id: order.order_id }),
  ])
  expect([problem === '', withdrawn.status === 200].filter(Boolean)).toHaveLength(1)
})

it('never gives back more than was paid, whoever asks at once', async () => {
  const { client, order } = await buildSeriesBuyer(app)
  const { order_id } = order
  const give = () =>
    doByTwo(app, operator.client, ['orders', 'refund', order_id], {
      reason: '补偿',
      values: { amount_fen: 6000 },
    })
  const asked = () => ask(client, order_id, { part: 'amount', amount: '60' })
  const [problems, asks] = await Promise.all([Promise.all([give(), give()]), Promise.all([asked(), asked()])])
  const { rows } = await db.execute<{ id: number; amount_fen: number; state: number }>(
    sql`select id::int, amount_fen, state from refunds where order_id = ${order_id}`,
  )
  expect(rows).toHaveLength(1)
  expect(problems.filter((problem) => problem === '').length).toBeLessThanOrEqual(1)
  expect(asks.every(({ status }) => status === 200 || status === orderFailures.notRefundable.status)).toBe(
    true,
  )
  if (rows[0]!.state === refundStates.asked) expect(await pass(rows[0]!.id)).toBe('')
  await sendNow(rows[0]!.id)
  expect((await ask(client, order_id, { part: 'amount', amount: '60' })).status).toBe(
    orderFailures.partTooMuch.status,
  )
  await expect(
    db.execute(sql`insert into refunds (refund_no, order_id, payment_id, amount_fen, state, reason)
      select 'R-too-much-' || id, order_id, id, 6000, 3, '' from payments where order_id = ${order_id}`),
  ).rejects.toThrow()
})

it('releases what is left of the share', async () => {
  const { client, order, authorId } = await buildSeriesBuyer(app)
  await giveBack(client, order.order_id, { part: 'amount', amount: '49.50' })
  expect(await balancesOf(authorId)).toEqual({ pending: 3444 })
  await db.execute(sql`update orders set paid_at = now() - interval '8 days' where id = ${order.order_id}`)
  await releaseDueShares(services, new Date())
  expect(await balancesOf(authorId)).toEqual({ pending: 0, available: 3444 })
  expect(await selectWrongBalances(db)).toEqual([])
})
