import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { couponFailures } from '#contract/commerce/coupons.ts'
import { orderCalls, orderFailures, orderStates } from '#contract/commerce/orders.ts'
import { failures } from '#contract/wire/failure.ts'
import { grantRight, hasRight } from '#server/features/library/rights/rights.queries.ts'
import { buildWork } from '#server/testing/build-content.ts'
import { buildCoupon } from '#server/testing/build-coupon.ts'
import { buildBuyer, buildSaleWork, orderOf } from '#server/testing/build-order.ts'
import { buildMember, logIn } from '#server/testing/build-user.ts'
import { postForm, wrongIds } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'

const app = await testApp()
const { db } = app.services

const ask = (client: TestClient, workId: number, couponCode = '') =>
  client.ask(orderCalls.create, { item_type: 'production', item_id: workId, coupon_code: couponCode })

const countOrders = async (workId: number) => {
  const { rows } = await db.execute<{ status: number }>(
    sql`select status from orders where item_id = ${workId} order by id`,
  )
  return rows.map(({ status }) => status)
}

it('orders a course at its price, for half an hour', async () => {
  const { work, doctor } = await buildSaleWork(app)
  const { client } = await buildMember(app)
  const order = await orderOf(client, work.id)
  expect(order).toEqual({
    order_id: expect.any(Number),
    order_no: expect.stringMatching(/^\d{24}$/),
    item_type: 'production',
    item_id: work.id,
    title: work.title,
    cover: work.cover,
    course_type: 1,
    doctor_name: doctor.name,
    price: '99.00',
    discount: '0.00',
    coupon_code: '',
    pay_amount: '99.00',
    status: orderStates.pending,
    channel: '',
    created_at: expect.stringMatching(/^\d{4}-/),
    expire_at: expect.stringMatching(/^\d{4}-/),
    countdown: expect.any(Number),
    paid_at: '',
    cancelled_at: '',
    refunded_at: '',
    channels: ['sandbox'],
    may_refund: 0,
    may_withdraw_refund: 0,
    refunded_amount: '0.00',
    seats: 0,
    group: null,
    may_delete: 0,
    may_invoice: 0,
    refund: null,
    invoice: null,
  })
  expect(order.countdown).toBeGreaterThan(29 * 60)
  expect(order.countdown).toBeLessThanOrEqual(30 * 60)
})

it('takes the price of an offer while it lasts, and keeps it when the price changes', async () => {
  const { client } = await buildMember(app)
  const offer = { price_fen: 6800, former_price_fen: 9900 }
  const running = await buildSaleWork(app, { ...offer, offer_ends_at: new Date(Date.now() + 60_000) })
  const over = await buildSaleWork(app, { ...offer, offer_ends_at: new Date(Date.now() - 60_000) })
  const order = await orderOf(client, running.work.id)
  expect(order.pay_amount).toBe('68.00')
  expect((await orderOf(client, over.work.id)).pay_amount).toBe('99.00')
  await db.execute(sql`update productions set price_fen = 1 where id = ${running.work.id}`)
  expect(await orderOf(client, running.work.id)).toMatchObject({
    order_id: order.order_id,
    pay_amount: '68.00',
  })
})

it('takes no price, discount, state or owner from the caller', async () => {
  const { work } = await buildSaleWork(app)
  const { client, user } = await buildMember(app)
  const answer = await postForm(
    app,
    orderCalls.create.path,
    {
      item_type: 'production',
      item_id: String(work.id),
      price: '0.01',
      price_fen: '1',
      pay_amount: '0.01',
      pay_amount_fen: '1',
      discount: '98.99',
      discount_fen: '9899',
      status: '2',
      userid: '1',
      user_id: '1',
    },
    client.token,
  )
  expect(answer.data).toMatchObject({ price: '99.00', discount: '0.00', pay_amount: '99.00', status: 1 })
  const { rows } = await db.execute(
    sql`select user_id, pay_amount_fen from orders where item_id = ${work.id}`,
  )
  expect(rows).toEqual([{ user_id: user.id, pay_amount_fen: 9900 }])
})

it('gives the pending order again, however often and however many at once', async () => {
  const { work } = await buildSaleWork(app)
  const { client } = await buildMember(app)
  const orders = await Promise.all(Array.from({ length: 10 }, () => orderOf(client, work.id)))
  expect(new Set(orders.map((order) => order.order_id)).size).toBe(1)
  expect(await countOrders(work.id)).toEqual([orderStates.pending])
})

it('gives each person an order of their own', async () => {
  const { work } = await buildSaleWork(app)
  const [one, other] = [await buildMember(app), await buildMember(app)]
  const first = await orderOf(one.client, work.id)
  expect((await orderOf(other.client, work.id)).order_id).not.toBe(first.order_id)
})

it('replaces an order that has expired', async () => {
  const { work } = await buildSaleWork(app)
  const { client } = await buildMember(app)
  const { order_id } = await orderOf(client, work.id)
  await db.execute(sql`update orders set expires_at = now() where id = ${order_id}`)
  expect((await orderOf(client, work.id)).order_id).not.toBe(order_id)
  expect(await countOrders(work.id)).toEqual([orderStates.closed, orderStates.pending])
})

it('needs a login and something that is for sale', async () => {
  const { work, authorId } = await buildSaleWork(app)
  const { client, user } = await buildMember(app)
  expect((await ask(app.client(), work.id)).status).toBe(failures.loginExpired.status)
  expect((await ask(client, 999_999_999)).status).toBe(failures.dataMissing.status)
  const free = await buildWork(db)
  expect((await ask(client, free.id)).status).toBe(orderFailures.notForSale.status)
  const removed = await buildSaleWork(app, { removed_at: new Date() })
  expect((await ask(client, removed.work.id)).status).toBe(failures.dataMissing.status)
  const author = await logIn(app, { ...user, id: authorId })
  expect((await ask(author, work.id)).status).toBe(orderFailures.ownWork.status)
  await grantRight(db, { userId: user.id, item: { type: 'production', id: work.id } })
  expect(await ask(client, work.id)).toMatchObject({
    status: orderFailures.alreadyBought.status,
    message: '您已购买该课程',
  })
})

it('is not possible for what was bought', async () => {
  const { client, work } = await buildBuyer(app)
  expect((await ask(client, work.id)).status).toBe(orderFailures.alreadyBought.status)
})

it.each(wrongIds)('rejects the id %j and names the field', async (id) => {
  const { client } = await buildMember(app)
  const form = { item_type: 'production', item_id: id }
  const answer = await postForm(app, orderCalls.create.path, form, client.token)
  expect(answer).toMatchObject({ status: failures.parameterError.status, message: '参数错误: item_id' })
})

it('takes a coupon off, and gives it back with a cancelled order', async () => {
  const { work } = await buildSaleWork(app)
  const coupon = await buildCoupon(db)
  const [one, other] = [await buildMember(app), await buildMember(app)]
  const order = await orderOf(one.client, work.id, coupon.code.toLowerCase())
  expect(order).toMatchObject({
    price: '99.00',
    discount: '10.00',
    pay_amount: '89.00',
    coupon_code: coupon.code,
  })
  expect((await orderOf(one.client, work.id)).order_id).toBe(order.order_id)
  expect((await ask(other.client, work.id, coupon.code)).status).toBe(couponFailures.couponUsedUp.status)
  await one.client.call(orderCalls.revoke, { order_id: order.order_id })
  expect((await orderOf(other.client, work.id, coupon.code)).discount).toBe('10.00')
})

it('replaces a pending order by one with another coupon', async () => {
  const { work } = await buildSaleWork(app)
  const { client } = await buildMember(app)
  const [one, other] = [await buildCoupon(db), await buildCoupon(db, { discount_fen: 3000 })]
  await orderOf(client, work.id)
  await orderOf(client, work.id, one.code)
  expect((await orderOf(client, work.id, other.code)).pay_amount).toBe('69.00')
  const { cancelled, pending } = orderStates
  expect(await countOrders(work.id)).toEqual([cancelled, cancelled, pending])
  const { rows } = await db.execute(sql`select used_count from coupons where id = ${one.id}`)
  expect(rows).toEqual([{ used_count: 0 }])
})

it('creates no order with a coupon that does not fit, and leaves none behind', async () => {
  const { work } = await buildSaleWork(app)
  const { client } = await buildMember(app)
  const coupon = await buildCoupon(db, { stopped_at: new Date() })
  expect((await ask(client, work.id, 'NOSUCHCODE')).status).toBe(couponFailures.couponMissing.status)
  expect((await ask(client, work.id, coupon.code)).status).toBe(couponFailures.couponOver.status)
  expect(await countOrders(work.id)).toEqual([])
  const { order_id } = await orderOf(client, work.id)
  expect((await ask(client, work.id, coupon.code)).status).toBe(couponFailures.couponOver.status)
  expect((await orderOf(client, work.id)).order_id).toBe(order_id)
})

it('gives the last use of a coupon to one of many who order at once', async () => {
  const { work } = await buildSaleWork(app)
  const coupon = await buildCoupon(db, { usage_limit: 3 })
  const people = await Promise.all(Array.from({ length: 8 }, () => buildMember(app)))
  const answers = await Promise.all(people.map(({ client }) => ask(client, work.id, coupon.code)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.filter(({ status }) => status === couponFailures.couponUsedUp.status)).toHaveLength(5)
})

it('is paid at once when a coupon covers the whole price', async () => {
  const { work } = await buildSaleWork(app, { price_fen: 900 })
  const coupon = await buildCoupon(db)
  const { client, user } = await buildMember(app)
  expect(await orderOf(client, work.id, coupon.code)).toMatchObject({
    price: '9.00',
    discount: '9.00',
    pay_amount: '0.00',
    status: orderStates.paid,
    may_refund: 0,
    may_invoice: 0,
  })
  expect(await hasRight(db, user.id, { type: 'production', id: work.id })).toBe(true)
})
