import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { orderCalls, orderFailures, orderStates } from '#contract/commerce/orders.ts'
import type { Order } from '#contract/commerce/orders.ts'
import type { PayChannel } from '#contract/wire/pay-channels.ts'
import { wechatIdentities } from '#server/features/people/account/wechat-identities.tables.ts'
import { openAlipayStandIn } from '#server/testing/alipay-stand-in.ts'
import { notificationPath } from '#kernel/ports/payments.ts'
import type { PaymentProvider, RawNotification } from '#kernel/ports/payments.ts'
import { openWechatPayStandIn } from '#server/testing/wechat-pay-stand-in.ts'
import { buildSaleWork, orderOf } from '#server/testing/build-order.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { cloneTemplate } from '#server/testing/database.ts'
import { startServer } from '#server/testing/test-app.ts'

/** A server whose providers are the stand-ins, as its configuration says. */
const wechat = await openWechatPayStandIn({ signsBy: 'public key' })
const alipay = await openAlipayStandIn()
const folder = process.env.XINGLIN_TEST_FOLDER!
const writePem = async (name: string, pem: string) => {
  await writeFile(path.join(folder, name), pem)
  return path.join(folder, name)
}
const worker = process.env.VITEST_POOL_ID ?? '0'
const databaseUrl = await cloneTemplate(process.env.XINGLIN_TEST_POSTGRES!, `xinglin_providers_${worker}`)
const app = await startServer(databaseUrl, {
  PUBLIC_ORIGIN: 'https://xinglin.example',
  WECHAT_APP_ID: wechat.options.appId,
  WECHAT_APP_SECRET: 'secret',
  WECHAT_PAY_MERCHANT_ID: wechat.options.merchantId,
  WECHAT_PAY_KEY_SERIAL: wechat.options.keySerial,
  WECHAT_PAY_PRIVATE_KEY_FILE: await writePem('wechat.pem', wechat.options.privateKey),
  WECHAT_PAY_API_KEY: wechat.options.apiKey,
  WECHAT_PAY_PUBLIC_KEY_ID: wechat.options.publicKey!.id,
  WECHAT_PAY_PUBLIC_KEY_FILE: await writePem('wechat-public.pem', wechat.options.publicKey!.pem),
  WECHAT_PAY_ENDPOINT: wechat.options.endpoint!,
  ALIPAY_APP_ID: alipay.options.appId,
  ALIPAY_SELLER_ID: alipay.options.sellerId,
  ALIPAY_PRIVATE_KEY_FILE: await writePem('alipay.pem', alipay.options.privateKey),
  ALIPAY_PUBLIC_KEY_FILE: await writePem('alipay-public.pem', alipay.options.publicKey),
  ALIPAY_ENDPOINT: alipay.options.endpoint!,
})
afterAll(async () => {
  await app.close()
  await wechat.close()
  await alipay.close()
})

const agents = {
  wechat: 'Mozilla/5.0 (iPhone) Mobile/15E148 MicroMessenger/8.0.62',
  phone: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile Safari/537.36',
  desk: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0',
}

async function orderFrom(place: keyof typeof agents) {
  const { work } = await buildSaleWork(app)
  const { user, client } = await buildMember(app)
  const identity = { user_id: user.id, app_type: 1 as const, openid: `o-${user.id}`, unionid: '' }
  await app.services.db.insert(wechatIdentities).values(identity)
  client.userAgent = agents[place]
  return { client, order: await orderOf(client, work.id) }
}

const post = async (provider: PaymentProvider, { headers, body }: RawNotification) => {
  const answer = await fetch(app.url + notificationPath(provider), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
    body: new Uint8Array(body),
  })
  return { status: answer.status, text: await answer.text() }
}

/** What the payer does at the provider, and what it posts afterwards. */
function payAt(channel: PayChannel, order: Order, cashierUrl: string): RawNotification {
  if (channel.startsWith('alipay')) {
    alipay.open(cashierUrl)
    alipay.pay(order.order_no)
    return alipay.notifyPaid(order.order_no)
  }
  const letter = { wechat_jsapi: 'J', wechat_native: 'N', wechat_h5: 'H' }[channel as 'wechat_h5']
  wechat.pay(order.order_no + letter)
  return wechat.notifyPaid(order.order_no + letter)
}

it.each([
  ['wechat', ['wechat_jsapi'], 'wechat_jsapi'],
  ['desk', ['wechat_native', 'alipay_page'], 'wechat_native'],
  ['desk', ['wechat_native', 'alipay_page'], 'alipay_page'],
  ['phone', ['alipay_wap', 'wechat_h5'], 'alipay_wap'],
  ['phone', ['alipay_wap', 'wechat_h5'], 'wechat_h5'],
] as const)('an order placed in %s offers %j and is paid by %s', async (place, offered, channel) => {
  const { client, order } = await orderFrom(place)
  expect(order.channels).toEqual(offered)
  const started = await client.call(orderCalls.charge, { order_id: order.order_id, channel })
  const provider = channel.startsWith('alipay') ? 'alipay' : 'wechat'
  const notification = payAt(channel, order, started.cashier_url)
  const first = await post(provider, notification)
  expect(first).toMatchObject({ status: 200, text: expect.stringMatching(/success/i) })
  // A repeat is answered alike and pays nothing more.
  expect(await post(provider, notification)).toEqual(first)
  const detail = await client.call(orderCalls.detail, { order_id: order.order_id })
  expect(detail).toMatchObject({ status: orderStates.paid, channel, pay_amount: '99.00' })
})

it('finds a payment whose notification was lost', async () => {
  const { client, order } = await orderFrom('desk')
  const { order_id } = order
  await client.call(orderCalls.charge, { order_id, channel: 'wechat_native' })
  payAt('wechat_native', order, '')
  expect(await client.call(orderCalls.retrieve, { order_id })).toMatchObject({ status: orderStates.paid })
})

it('accepts no notification of a wrong amount or a wrong key', async () => {
  const { client, order } = await orderFrom('desk')
  const { order_id, order_no } = order
  await client.call(orderCalls.charge, { order_id, channel: 'wechat_native' })
  payAt('wechat_native', order, '')
  const tradeNo = `${order_no}N`
  const wrong = wechat.notifyPaid(tradeNo, { amount: { total: 1, currency: 'CNY' } })
  const refused = [wrong, wechat.notifyByStranger(tradeNo), wechat.notifyLate(tradeNo)]
  // A job that asks the provider must not find it paid.
  wechat.trades.get(tradeNo)!.state = 'NOTPAY'
  for (const raw of refused) expect((await post('wechat', raw)).status).toBe(400)
  expect(await client.call(orderCalls.detail, { order_id })).toMatchObject({ status: orderStates.pending })
})

it('says that a provider cannot be reached, and lets one try again', async () => {
  const { client, order } = await orderFrom('phone')
  const { order_id } = order
  // Jobs ask about other orders meanwhile.
  wechat.misbehave('fault', /transactions\/h5$/)
  const asked = { order_id, channel: 'wechat_h5' } as const
  expect((await client.ask(orderCalls.charge, asked)).status).toBe(orderFailures.channelFailed.status)
  expect((await client.call(orderCalls.charge, asked)).cashier_url).toContain('tenpay.com')
})
