import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { notificationPath } from '#kernel/ports/payments.ts'
import type { RawNotification } from '#kernel/ports/payments.ts'
import { testApp } from '#server/testing/test-app.ts'
import { postPaymentNotification } from './send-payment-notification.ts'

const app = await testApp()
const port = app.services.providers.payments.provider('sandbox')

let orders = 0
async function prepare(returnPath = '/payment?order_id=7', expiresInMs = 60_000) {
  const orderNo = `C${Date.now()}${(orders += 1)}`
  await port.prepare({
    channel: 'sandbox',
    orderNo,
    description: '<心衰>管理',
    amountFen: 9_900,
    expiresAt: new Date(Date.now() + expiresInMs),
    payerIp: '',
    returnPath,
  })
  return orderNo
}

const press = (no: string, way: string) =>
  fetch(`${app.url}/sandbox/cashier`, {
    method: 'POST',
    body: new URLSearchParams({ no, way }),
    redirect: 'manual',
  })

const page = async (path: string) => (await fetch(app.url + path)).text()

it('shows what is paid for and lists the payments', async () => {
  const no = await prepare()
  const cashier = await page(`/sandbox/cashier?no=${no}`)
  expect(cashier).toContain('&lt;心衰&gt;管理')
  expect(cashier).toContain('¥99.00')
  expect(await page('/sandbox/payments')).toContain(no)
  expect(await page('/sandbox/cashier?no=none')).toContain('"status"')
})

it.each([
  ['pay', 'paid', 'paid'],
  ['twice', 'paid', 'paid'],
  ['late', 'paid', 'paid'],
  ['silent', 'paid', 'paid'],
  ['fail', 'waiting', 'failed'],
  ['later', 'waiting', 'later'],
])('lets one %s: the payment is %s and the payer returns with %s', async (way, state, result) => {
  const no = await prepare()
  const answer = await press(no, way)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(`/payment?order_id=7&pay_result=${result}`)
  expect((await port.query(no)).state).toBe(state)
})

it('takes no second payment, none after its end, and no unknown way', async () => {
  const no = await prepare()
  await press(no, 'pay')
  expect((await press(no, 'pay')).headers.get('location')).toContain('pay_result=failed')
  expect(await page(`/sandbox/cashier?no=${no}`)).not.toContain('value="pay"')
  const over = await prepare('/payment', -1000)
  expect((await press(over, 'pay')).headers.get('location')).toContain('pay_result=failed')
  expect((await press(await prepare(), 'steal')).status).toBe(200)
})

it('leads back to this site only', async () => {
  const no = await prepare('https://elsewhere.example/')
  expect((await press(no, 'later')).status).toBe(200)
})

it('posts a notification that the port accepts, and fails where it is not accepted', async () => {
  const accepted: unknown[] = []
  let status = 200
  const take = async (url: string | undefined, raw: RawNotification) =>
    accepted.push([url, await port.readNotification(raw)])
  const shop = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const raw = { headers: request.headers, body: Buffer.concat(chunks) }
      void take(request.url, raw).finally(() => response.writeHead(status).end())
    })
  })
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`
  try {
    const orderNo = await prepare()
    await postPaymentNotification(app.services, { orderNo, origin })
    expect(accepted).toEqual([])
    await press(orderNo, 'silent')
    await postPaymentNotification(app.services, { orderNo, origin })
    expect(accepted).toMatchObject([
      [notificationPath('sandbox'), { kind: 'payment', payment: { orderNo, amountFen: 9_900 } }],
    ])
    status = 500
    await expect(postPaymentNotification(app.services, { orderNo, origin })).rejects.toThrow('500')
  } finally {
    shop.close()
  }
})
