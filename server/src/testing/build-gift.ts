import { orderCalls } from '#contract/commerce/orders.ts'
import type { Order } from '#contract/commerce/orders.ts'
import { groupOffers } from '#server/features/commerce/groups/groups.tables.ts'
import { giftCalls } from '#contract/commerce/gifts.ts'
import { buildSaleWork, pay } from './build-order.ts'
import { buildMember } from './build-user.ts'
import type { TestApp, TestClient } from './test-app.ts'

/** A member who has paid for codes to give away, of a course of 99 yuan. */
export async function buildGifts(app: TestApp, seats = 3) {
  const course = await buildSaleWork(app)
  const { user, client } = await buildMember(app)
  const wanted = { item_type: 'production', item_id: course.work.id, coupon_code: '', seats } as const
  const order = await pay(app, client, await client.call(orderCalls.create, wanted))
  const { data } = await client.call(giftCalls.codes, { page: 1 })
  const codes = data.filter(({ order_id }) => order_id === order.order_id).map(({ code }) => code)
  return { ...course, user, client, order, codes }
}

/** A course of 99 yuan that costs 59 in a group of so many. */
export async function buildGroupCourse(app: TestApp, size = 2) {
  const course = await buildSaleWork(app)
  await app.services.db
    .insert(groupOffers)
    .values({ production_id: course.work.id, price_fen: 5900, size, hours: 24 })
  return course
}

/** Orders a place in a group, or in a new one. */
export const orderInGroup = (client: TestClient, workId: number, group = 'NEW'): Promise<Order> =>
  client.call(orderCalls.create, { item_type: 'production', item_id: workId, coupon_code: '', group })

/** Somebody who has opened a group and paid. */
export async function buildGroup(app: TestApp, size = 2) {
  const course = await buildGroupCourse(app, size)
  const { user, client } = await buildMember(app)
  const order = await pay(app, client, await orderInGroup(client, course.work.id))
  return { ...course, user, client, order, code: order.group!.code }
}
