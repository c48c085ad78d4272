import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { giftCalls, giftFailures, giftStates } from '#contract/commerce/gifts.ts'
import { orderCalls, orderFailures, orderStates } from '#contract/commerce/orders.ts'
import { failures } from '#contract/wire/failure.ts'
import { grantRight, hasRight } from '#server/features/library/rights/rights.queries.ts'
import { buildGifts } from '#server/testing/build-gift.ts'
import { buildBuyer, buildSaleWork, orderOf } from '#server/testing/build-order.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { doByTwo } from '#server/testing/two-people.ts'

const app = await testApp()
const { db } = app.services
const operator = await buildMember(app, { operator_roles: ['administrator'] })

const take = (client: TestClient, code: string) => client.ask(giftCalls.take, { code })
const order = (client: TestClient, workId: number, seats: number, coupon_code = '') =>
  client.ask(orderCalls.create, { item_type: 'production', item_id: workId, coupon_code, seats })
const askBack = (client: TestClient, orderId: number, seats: number) =>
  client.ask(orderCalls.refund, { order_id: orderId, reason: '用不完', part: 'seats', seats })
const statesOf = async (client: TestClient, orderId: number) =>
  (await client.call(giftCalls.codes, { page: 1 })).data
    .filter(({ order_id }) => order_id === orderId)
    .map(({ state }) => state)

it('is paid once for several codes, and gives the buyer no right', async () => {
  const { user, work, order, codes } = await buildGifts(app, 3)
  expect(order).toMatchObject({ status: orderStates.paid, pay_amount: '297.00', seats: 3 })
  expect(new Set(codes).size).toBe(3)
  expect(await hasRight(db, user.id, { type: 'production', id: work.id })).toBe(false)
})

it('is taken by a code, once', async () => {
  const { client, work, user, order, codes } = await buildGifts(app, 2)
  const friend = await buildMember(app)
  expect(await friend.client.call(giftCalls.detail, { code: codes[0]!.toLowerCase() })).toMatchObject({
    title: work.title,
    giver_name: user.truename,
    state: giftStates.unused,
    is_mine: 0,
  })
  expect((await take(friend.client, codes[0]!)).data).toMatchObject({ state: giftStates.taken, is_mine: 1 })
  expect((await take(friend.client, codes[0]!)).status).toBe(200)
  expect(await hasRight(db, friend.user.id, { type: 'production', id: work.id })).toBe(true)
  const other = await buildMember(app)
  expect((await take(other.client, codes[0]!)).status).toBe(giftFailures.codeTaken.status)
  // Somebody who has it leaves the code to another.
  expect((await take(friend.client, codes[1]!)).status).toBe(orderFailures.alreadyBought.status)
  expect(await statesOf(client, order.order_id)).toEqual([giftStates.taken, giftStates.unused])
  expect((await take(other.client, 'NOSUCHCODE99')).status).toBe(giftFailures.codeMissing.status)
  expect((await take(app.client(), codes[1]!)).status).toBe(failures.loginExpired.status)
})

it('goes to one of many who take a code at once', async () => {
  const { work, codes } = await buildGifts(app, 1)
  const friends = await Promise.all([1, 2, 3, 4].map(() => buildMember(app)))
  const answers = await Promise.all(friends.map(({ client }) => take(client, codes[0]!)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const rights = await Promise.all(
    friends.map(({ user }) => hasRight(db, user.id, { type: 'production', id: work.id })),
  )
  expect(rights.filter(Boolean)).toHaveLength(1)
})

it('is given back unused, and a code that is asked back cannot be taken', async () => {
  const { client, order, codes } = await buildGifts(app, 3)
  const friend = await buildMember(app)
  await take(friend.client, codes[0]!)
  const { order_id } = order
  expect(await client.call(orderCalls.refundChoice, { order_id })).toMatchObject({
    unused_seats: 2,
    seat_amount: '99.00',
    lessons: [],
  })
  expect((await askBack(client, order_id, 3)).status).toBe(orderFailures.partTooMuch.status)
  const { data } = await askBack(client, order_id, 1)
  expect(data.refund).toMatchObject({ part: 'seats', part_count: 1, amount: '99.00' })
  const other = await buildMember(app)
  expect((await take(other.client, codes[2]!)).status).toBe(giftFailures.codeReturned.status)
  await client.call(orderCalls.withdrawRefund, { order_id })
  expect((await take(other.client, codes[2]!)).status).toBe(200)
  // All that is left: the one that nobody has taken.
  const again = await client.call(orderCalls.refund, { order_id, reason: '用不完' })
  expect(again.refund).toMatchObject({ part: 'seats', part_count: 1, amount: '99.00' })
  expect(await doByTwo(app, operator.client, ['refunds', 'pass', again.refund!.refund_id])).toBe('')
  expect(await statesOf(client, order_id)).toEqual([giftStates.taken, giftStates.returned, giftStates.taken])
})

it('is given back or taken, never both', async () => {
  const { client, order, codes } = await buildGifts(app, 1)
  const friend = await buildMember(app)
  const [taken, asked] = await Promise.all([
    take(friend.client, codes[0]!),
    askBack(client, order.order_id, 1),
  ])
  expect([taken.status, asked.status].filter((status) => status === 200)).toHaveLength(1)
  const [state] = await statesOf(client, order.order_id)
  expect(state).toBe(taken.status === 200 ? giftStates.taken : giftStates.held)
})

it('is ordered beside what one owns, and not with a coupon or in hundreds', async () => {
  const { client, work } = await buildBuyer(app)
  expect((await order(client, work.id, 2)).data).toMatchObject({ seats: 2, pay_amount: '198.00' })
  expect((await order(client, work.id, 101)).status).toBe(orderFailures.seatsWrong.status)
  expect((await order(client, work.id, 1, 'XINGLIN10')).status).toBe(orderFailures.couponNotHere.status)
})

it('replaces the pending order of oneself, and the other way round', async () => {
  const { work } = await buildSaleWork(app)
  const { client } = await buildMember(app)
  const own = await orderOf(client, work.id)
  const gift = (await order(client, work.id, 2)).data
  expect(gift.order_id).not.toBe(own.order_id)
  expect((await client.call(orderCalls.detail, { order_id: own.order_id })).status).toBe(
    orderStates.cancelled,
  )
  expect((await order(client, work.id, 2)).data.order_id).toBe(gift.order_id)
  expect((await orderOf(client, work.id)).seats).toBe(0)
})

it('is shown to operators without its code, and stays when its taker has gone', async () => {
  const { user, work, codes } = await buildGifts(app, 1)
  await grantRight(db, { userId: user.id, item: { type: 'production', id: work.id } })
  const { rows } = await consoleOf(operator.client, 'gift-codes').rows({ q: work.title })
  expect(rows).toMatchObject([{ item: work.title, ending: codes[0]!.slice(-4) }])
  expect(JSON.stringify(rows)).not.toContain(codes[0])
  const { rows: held } = await db.execute(sql`select from gift_codes where production_id = ${work.id}`)
  expect(held).toHaveLength(1)
})
