import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { invoiceStates, orderCalls, orderFailures, orderStates } from '#contract/commerce/orders.ts'
import { buildBuyer } from '#server/testing/build-order.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'
import { doByTwo } from '#server/testing/two-people.ts'
import { withProvider } from '#server/testing/with-provider.ts'
import { sendRefund } from './send-refund.ts'

const app = await testApp()
const { db } = app.services
const operator = await buildMember(app, { operator_roles: ['administrator'] })
const invoices = consoleOf(operator.client, 'invoices')

async function buildInvoiced() {
  const buyer = await buildBuyer(app)
  const { order_id } = buyer.order
  const request = () =>
    buyer.client.ask(orderCalls.invoice, { order_id, title: '林晓', tax_no: '', email: 'lin@example.com' })
  const { data } = await request()
  const invoiceId = data.invoice!.invoice_id
  const detail = () => buyer.client.call(orderCalls.detail, { order_id })
  const issue = (id = invoiceId, invoice_no = '26422000000031877') =>
    invoices.run('issue', id, { reason: '已开具', values: { invoice_no } })
  const askBack = (amount?: string) =>
    buyer.client.call(orderCalls.refund, {
      order_id,
      reason: '买错了',
      ...(amount ? { part: 'amount' as const, amount } : {}),
    })
  const refund = () => doByTwo(app, operator.client, ['orders', 'refund', order_id], { reason: '补偿' })
  return { ...buyer, invoiceId, request, detail, issue, askBack, refund }
}

it('is cancelled by a refund while it waits, and is not issued afterwards', async () => {
  const { invoiceId, issue, refund, detail } = await buildInvoiced()
  expect(await refund()).toBe('')
  expect((await detail()).invoice).toMatchObject({ state: invoiceStates.cancelled })
  expect((await issue()).problem).not.toBe('')
  expect((await invoices.record(invoiceId)).title).toContain('林晓')
})

it('is not issued while a refund is asked for, and goes on when that is withdrawn', async () => {
  const { client, order, issue, askBack, detail } = await buildInvoiced()
  await askBack()
  expect((await issue()).problem).toBe(orderFailures.invoiceWhileRefunding.zh)
  await client.call(orderCalls.withdrawRefund, { order_id: order.order_id })
  expect((await issue()).problem).toBe('')
  expect((await detail()).invoice).toMatchObject({ state: invoiceStates.issued, amount: '99.00' })
})

it('is reversed before its order is refunded, once', async () => {
  const { invoiceId, issue, refund, detail, request } = await buildInvoiced()
  await issue()
  expect(await refund()).toContain(orderFailures.reverseFirst.zh)
  expect(await detail()).toMatchObject({ status: orderStates.paid, invoice: { state: invoiceStates.issued } })
  expect((await request()).status).toBe(orderFailures.notInvoiceable.status)
  const reverse = () =>
    invoices.run('reverse', invoiceId, { reason: '退款', values: { reversal_no: '26422000000031999' } })
  expect((await reverse()).problem).toBe('')
  expect((await reverse()).problem).not.toBe('')
  expect(await refund()).toBe('')
  expect((await detail()).invoice).toMatchObject({
    state: invoiceStates.reversed,
    reversal_no: '26422000000031999',
  })
})

it('is asked for again, for what is left, after a refund of a part', async () => {
  const { askBack, detail, request } = await buildInvoiced()
  const { refund } = await askBack('40')
  expect(await doByTwo(app, operator.client, ['refunds', 'pass', refund!.refund_id])).toBe('')
  expect((await request()).status).toBe(orderFailures.notInvoiceable.status)
  const arrives = () => Promise.resolve({ state: 'arrived', arrivedAt: new Date() } as const)
  const services = withProvider(app.services, { refund: arrives, queryRefund: arrives })
  await sendRefund.run(services, { refundId: refund!.refund_id, round: 0 })
  expect((await request()).data.invoice).toMatchObject({ state: invoiceStates.requested, amount: '59.00' })
  expect((await detail()).may_invoice).toBe(1)
})

it('is issued or its order refunded, never both', async () => {
  const { issue, refund, detail, order } = await buildInvoiced()
  const [issued, problem] = await Promise.all([issue(), refund()])
  expect([issued.problem === '', problem === ''].filter(Boolean)).toHaveLength(1)
  const { invoice, status } = await detail()
  expect(invoice!.state === invoiceStates.issued).toBe(status === orderStates.paid)
  const { rows } = await db.execute(sql`select from refunds where order_id = ${order.order_id}`)
  expect(rows).toHaveLength(status === orderStates.paid ? 0 : 1)
})
