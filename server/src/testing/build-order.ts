import { authenticationStates } from '#contract/commerce/payees.ts'
import { orderCalls } from '#contract/commerce/orders.ts'
import type { Order } from '#contract/commerce/orders.ts'
import type { productions } from '#server/features/library/works/works.tables.ts'
import { notificationPath } from '#kernel/ports/payments.ts'
import { payAtSandbox } from '#server/providers/payments/sandbox/sandbox.ts'
import { writeSandboxNotification } from '#server/providers/payments/sandbox/sandbox-notification.ts'
import { selectPayment } from '#server/providers/payments/sandbox/sandbox-payments.queries.ts'
import { buildAuthentication } from './build-payee.ts'
import { buildDoctor, buildEpisode, buildWork } from './build-content.ts'
import { buildMember, buildUser } from './build-user.ts'
import type { TestApp, TestClient } from './test-app.ts'

/** A course of 99 yuan and 100 seconds, whose author has an account and is authenticated. */
export async function buildSaleWork(app: TestApp, given: Partial<typeof productions.$inferInsert> = {}) {
  const { db } = app.services
  const author = await buildUser(app.services)
  await buildAuthentication(app.services, author.user.id, { state: authenticationStates.passed })
  const doctor = await buildDoctor(db, { user_id: author.user.id })
  const work = await buildWork(db, { doctor_id: doctor.id, is_free: false, price_fen: 9900, ...given })
  await buildEpisode(db, work.id, { seconds: 100 })
  return { work, doctor, authorId: author.user.id }
}

export const orderOf = (client: TestClient, workId: number, couponCode = '') =>
  client.call(orderCalls.create, { item_type: 'production', item_id: workId, coupon_code: couponCode })

export const charge = (client: TestClient, orderId: number) =>
  client.call(orderCalls.charge, { order_id: orderId, channel: 'sandbox' })

/** Posts what the sandbox would, once somebody has paid there. */
export async function notifyPaid(app: TestApp, orderNo: string, change: object = {}): Promise<Response> {
  const payment = await selectPayment(app.services.db, orderNo)
  return postNotification(app, { ...payment!, ...change })
}

type Reported = Parameters<typeof writeSandboxNotification>[1]

export async function postNotification(
  app: TestApp,
  payment: Reported,
  sentAt = Date.now(),
): Promise<Response> {
  const { headers, body } = writeSandboxNotification(app.services.vault, payment, sentAt)
  return fetch(app.url + notificationPath('sandbox'), {
    method: 'POST',
    headers,
    body: new Uint8Array(body),
  })
}

/** Pays an order at the sandbox, whose notification arrives. */
export async function pay(app: TestApp, client: TestClient, order: Order): Promise<Order> {
  await charge(client, order.order_id)
  await payAtSandbox(app.services.db, order.order_no)
  await notifyPaid(app, order.order_no)
  return client.call(orderCalls.detail, { order_id: order.order_id })
}

/** A member who has bought a course. */
export async function buildBuyer(app: TestApp, given: Partial<typeof productions.$inferInsert> = {}) {
  const course = await buildSaleWork(app, given)
  const { user, client } = await buildMember(app)
  const order = await pay(app, client, await orderOf(client, course.work.id))
  return { ...course, user, client, order }
}
