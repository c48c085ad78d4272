import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { invoiceStates, orderCalls, orderStates, refundStates } from '#contract/commerce/orders.ts'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildBuyer } from '#server/testing/build-order.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'
import { doByTwo } from '#server/testing/two-people.ts'
import { sealInvoices } from './seal-invoices.ts'

const app = await testApp()
const { db } = app.services
const { client: clerk } = await buildMember(app, { operator_roles: ['financeClerk'] })
const { client: editor } = await buildMember(app, { operator_roles: ['editor'] })
const reason = '客户投诉'

it('shows orders to finance alone', async () => {
  const { order, user } = await buildBuyer(app)
  const { rows } = await consoleOf(clerk, 'orders').rows({ q: order.order_no, status: '2' })
  expect(rows).toMatchObject([{ buyer: user.truename, pay_amount_fen: 9900, status: orderStates.paid }])
  const { facts } = await consoleOf(clerk, 'orders').record(order.order_id)
  expect(facts).toMatchObject([{ value: '模拟支付' }, { title: '渠道流水号' }, { value: '0 %' }])
  for (const name of ['orders', 'refunds', 'invoices'])
    expect((await consoleOf(editor, name).askRows()).status).toBe(failures.noPermission.status)
})

it('refunds an order once two people agree', async () => {
  const { client: approver } = await buildMember(app, { operator_roles: ['financeApprover'] })
  const { order, client } = await buildBuyer(app)
  const state = async () => (await client.call(orderCalls.detail, { order_id: order.order_id })).status
  expect((await consoleOf(approver, 'orders').askRun('refund', order.order_id, { reason })).status).toBe(
    failures.noPermission.status,
  )
  const { requestId } = await consoleOf(clerk, 'orders').run('refund', order.order_id, { reason })
  expect(await state()).toBe(orderStates.paid)
  expect((await consoleOf(approver, 'requests').run('agree', requestId!)).problem).toBe('')
  expect(await state()).not.toBe(orderStates.paid)
})

it('passes a request for a refund once, or refuses it', async () => {
  const { client: approver } = await buildMember(app, { operator_roles: ['financeApprover'] })
  const refunds = consoleOf(clerk, 'refunds')
  const [passed, refused] = [await buildBuyer(app), await buildBuyer(app)]
  const askFor = async ({ client, order }: typeof passed) =>
    (await client.call(orderCalls.refund, { order_id: order.order_id, reason: '买错了' })).refund!.refund_id
  const one = await askFor(passed)
  expect((await consoleOf(approver, 'refunds').askRun('pass', one)).status).toBe(failures.noPermission.status)
  const both = await Promise.all([1, 2].map(() => doByTwo(app, clerk, ['refunds', 'pass', one])))
  expect(both.filter((problem) => problem === '')).toHaveLength(1)
  const other = await askFor(refused)
  expect((await refunds.run('refuse', other, { reason: '已看完' })).problem).toBe('')
  const { refund } = await refused.client.call(orderCalls.detail, { order_id: refused.order.order_id })
  expect(refund).toMatchObject({ state: refundStates.refused, refuse_reason: '已看完' })
})

it('notes the number of an invoice', async () => {
  const { client, order } = await buildBuyer(app)
  const wanted = { title: '江城医院', tax_no: '91110108MA01ABCD2X', email: 'lin@example.com' }
  await client.call(orderCalls.invoice, { order_id: order.order_id, ...wanted })
  const invoices = consoleOf(clerk, 'invoices')
  const [row] = (await invoices.rows({ q: order.order_no, state: '1' })).rows
  const id = Number(row!.id)
  expect((await invoices.askRun('issue', id, { values: { invoice_no: '' }, reason: '已开票' })).status).toBe(
    resourceFailures.valuesWrong.status,
  )
  expect((await invoices.run('issue', id, { values: { invoice_no: '26117000000012345678' } })).problem).toBe(
    '',
  )
  const { invoice } = await client.call(orderCalls.detail, { order_id: order.order_id })
  expect(invoice).toMatchObject({ state: invoiceStates.issued, invoice_no: '26117000000012345678' })
})

it('stores the tax number and the address of an invoice sealed, those of before too', async () => {
  const { client, order } = await buildBuyer(app)
  const of = { order_id: order.order_id }
  const wanted = { title: '江城医院', tax_no: '91110108MA01ABCD2X', email: 'lin@example.com' }
  await client.call(orderCalls.invoice, { ...of, ...wanted })
  const stored = async () => {
    const { rows } = await db.execute(sql`select * from invoices where order_id = ${order.order_id}`)
    return rows[0]!
  }
  expect(JSON.stringify(await stored())).not.toMatch(/91110108|lin@example/)
  await db.execute(sql`update invoices set tax_no = ${wanted.tax_no}, email = ${wanted.email},
    tax_no_sealed = null, email_sealed = null where order_id = ${order.order_id}`)
  expect((await client.call(orderCalls.detail, of)).invoice).toMatchObject(wanted)
  await sealInvoices(app.services)
  expect(await stored()).toMatchObject({ tax_no: '', email: '' })
  expect((await client.call(orderCalls.detail, of)).invoice).toMatchObject(wanted)
})
