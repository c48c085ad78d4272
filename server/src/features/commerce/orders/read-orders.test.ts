import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { pushCalls } from '#contract/community/messages.ts'
import { invoiceStates, orderCalls, orderFailures, orderStates } from '#contract/commerce/orders.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildBuyer, buildSaleWork, orderOf, pay } from '#server/testing/build-order.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'
import { doByTwo } from '#server/testing/two-people.ts'

const app = await testApp()
const { db } = app.services
const operator = await buildMember(app, { operator_roles: ['administrator'] })

it('lists the orders of a person, newest first, all or by state, in pages', async () => {
  const { client } = await buildMember(app)
  const [one, two] = [await buildSaleWork(app), await buildSaleWork(app)]
  const first = await orderOf(client, one.work.id)
  const second = await pay(app, client, await orderOf(client, two.work.id))
  const list = async (status: number, page = 1) => {
    const { data, total } = await client.call(orderCalls.lists, { status, page })
    return { ids: data.map(({ order_id }) => order_id), total }
  }
  expect(await list(0)).toEqual({ ids: [second.order_id, first.order_id], total: 2 })
  expect(await list(orderStates.pending)).toEqual({ ids: [first.order_id], total: 1 })
  expect(await list(orderStates.paid)).toEqual({ ids: [second.order_id], total: 1 })
  expect(await list(orderStates.refunded)).toEqual({ ids: [], total: 0 })
  expect(await list(0, 2)).toEqual({ ids: [], total: 2 })
})

it('lists an order whose time is over as closed, before the job has closed it', async () => {
  const { client } = await buildMember(app)
  const { work } = await buildSaleWork(app)
  const { order_id } = await orderOf(client, work.id)
  await db.execute(sql`update orders set expires_at = now() where id = ${order_id}`)
  const list = async (status: number) => (await client.call(orderCalls.lists, { status, page: 1 })).data
  const closed = { order_id, status: orderStates.closed, countdown: 0, channels: [] }
  expect(await list(0)).toMatchObject([closed])
  expect(await list(orderStates.closed)).toMatchObject([closed])
  expect(await list(orderStates.pending)).toEqual([])
  expect(await client.call(orderCalls.detail, { order_id })).toMatchObject(closed)
  const { rows } = await db.execute(sql`select status from orders where id = ${order_id}`)
  expect(rows).toEqual([{ status: orderStates.pending }])
})

it('deletes an order that is over: it is hidden, and stays in the books', async () => {
  const { client } = await buildMember(app)
  const { work } = await buildSaleWork(app)
  const { order_id } = await orderOf(client, work.id)
  const remove = () => client.ask(orderCalls.delete, { order_id })
  expect(await remove()).toMatchObject({ status: orderFailures.mayNotDelete.status })
  await client.call(orderCalls.revoke, { order_id })
  expect((await remove()).status).toBe(200)
  expect((await client.call(orderCalls.lists, { status: 0, page: 1 })).total).toBe(0)
  expect((await client.ask(orderCalls.detail, { order_id })).status).toBe(failures.dataMissing.status)
  expect((await remove()).status).toBe(failures.dataMissing.status)
  const { rows } = await db.execute(sql`select status from orders where id = ${order_id}`)
  expect(rows).toEqual([{ status: orderStates.cancelled }])
  const paid = await buildBuyer(app)
  const answer = await paid.client.ask(orderCalls.delete, { order_id: paid.order.order_id })
  expect(answer.status).toBe(orderFailures.mayNotDelete.status)
})

it('lists what was bought with how much of it was watched, not what was refunded', async () => {
  const { client, user, order, work, doctor } = await buildBuyer(app)
  await db.execute(sql`insert into lesson_progress (lesson_id, user_id, production_id, covered)
    select id, ${user.id}, production_id, '{[0,45000)}' from production_episodes where production_id = ${work.id}`)
  const other = await buildSaleWork(app)
  const refunded = await pay(app, client, await orderOf(client, other.work.id))
  expect(await doByTwo(app, operator.client, ['orders', 'refund', refunded.order_id])).toBe('')
  const { data, total } = await client.call(orderCalls.purchased, { status: 0, page: 1 })
  expect(total).toBe(1)
  expect(data).toMatchObject([
    {
      production_id: work.id,
      title: work.title,
      order_id: order.order_id,
      doctor_name: doctor.name,
      price: '99.00',
      progress: 45,
      bought_at: expect.stringMatching(/^\d{4}-/),
    },
  ])
  const visitor = await app.client().ask(orderCalls.purchased, { status: 0, page: 1 })
  expect(visitor.status).toBe(failures.loginExpired.status)
})

const company = { title: '江城大学附属第一医院', tax_no: '91420100MA4KXXXX0X', email: 'finance@example.com' }

it('takes an invoice request, lets it be corrected, and says when it is issued', async () => {
  const { client, order, work } = await buildBuyer(app)
  const of = { order_id: order.order_id }
  const personal = await client.call(orderCalls.invoice, {
    ...of,
    title: '林晓',
    tax_no: '',
    email: company.email,
  })
  expect(personal.invoice).toMatchObject({ state: invoiceStates.requested, title: '林晓', tax_no: '' })
  const { invoice } = await client.call(orderCalls.invoice, { ...of, ...company })
  expect(invoice).toMatchObject({ invoice_id: personal.invoice!.invoice_id, ...company, invoice_no: '' })
  const invoices = consoleOf(operator.client, 'invoices')
  const { rows } = await invoices.rows({ q: order.order_no, state: '1' })
  expect(rows).toMatchObject([
    { id: invoice!.invoice_id, buyer: '林晓', item: work.title, amount_fen: 9900, ...company },
  ])
  const values = { invoice_no: '24420000001' }
  const both = await Promise.all([1, 2].map(() => invoices.run('issue', invoice!.invoice_id, { values })))
  expect(both.filter(({ problem }) => problem === '')).toHaveLength(1)
  const detail = await client.call(orderCalls.detail, of)
  expect(detail).toMatchObject({
    may_invoice: 0,
    invoice: {
      state: invoiceStates.issued,
      invoice_no: '24420000001',
      issued_at: expect.stringMatching(/^\d/),
    },
  })
  const late = await client.ask(orderCalls.invoice, { ...of, ...company })
  expect(late.status).toBe(orderFailures.notInvoiceable.status)
  const news = await client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })
  expect(news.data[0]!.pushContent).toContain('24420000001')
})

it.each([
  ['a wrong tax number', { tax_no: '123' }, orderFailures.taxNumberWrong],
  ['a wrong address', { email: 'nobody' }, orderFailures.emailWrong],
])('takes no invoice request with %s', async (_case, wrong, failure) => {
  const { client, order } = await buildBuyer(app)
  const answer = await client.ask(orderCalls.invoice, { order_id: order.order_id, ...company, ...wrong })
  expect(answer).toMatchObject({ status: failure.status, message: failure.zh })
})

it('takes invoice requests of the owner of a paid order alone', async () => {
  const { order } = await buildBuyer(app)
  const { client } = await buildMember(app)
  const foreign = await client.ask(orderCalls.invoice, { order_id: order.order_id, ...company })
  expect(foreign.status).toBe(failures.dataMissing.status)
  const { work } = await buildSaleWork(app)
  const pending = await orderOf(client, work.id)
  const early = await client.ask(orderCalls.invoice, { order_id: pending.order_id, ...company })
  expect(early.status).toBe(orderFailures.notInvoiceable.status)
})
