import { expect, it } from 'vitest'
import { billCalls, billPage } from '#contract/commerce/bills.ts'
import { withdrawalCalls } from '#contract/commerce/withdrawals.ts'
import { failures } from '#contract/wire/failure.ts'
import { postAvailableFee, postConfirmedFee } from '#server/features/commerce/tax/post-fee.ts'
import { buildBuyer } from '#server/testing/build-order.ts'
import { buildExpert } from '#server/testing/build-payee.ts'
import { buildMember, logIn } from '#server/testing/build-user.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'

const app = await testApp()
const { db } = app.services

let fees = process.pid * 100_000 + 80_000

const addFee = (userId: number, grossFen: number, at: Date) =>
  db.transaction(async (db) => {
    const fee = { feeNo: String(++fees), userId, grossFen, project: `meeting ${fees}`, title: '心衰专题讲座' }
    await postConfirmedFee(db, fee, at)
    await postAvailableFee(db, fee, at)
  })

const listBills = { ...billCalls.list, output: billPage }

const billsOf = (client: TestClient, month = '', page = 1) => client.call(listBills, { type: 2, month, page })

const balancesOf = (client: TestClient) => client.call(billCalls.list, { type: 1, month: '', page: 1 })

it('gives the balances or the bills, each without the other', async () => {
  const { client } = await buildExpert(app, 100_000)
  expect(await balancesOf(client)).toEqual({
    balances: { available: '1000.00', pending: '0.00', in_withdrawal: '0.00' },
  })
  const bills = await billsOf(client)
  expect(bills).toMatchObject({ total: 1, data: [{ amount: '1000.00' }] })
  expect(bills).not.toHaveProperty('balances')
})

it('groups bills by month, whose sums add up to the balance', async () => {
  const { client, user } = await buildExpert(app, 0)
  await addFee(user.id, 500_000, new Date('2026-03-31T15:00:00Z'))
  await addFee(user.id, 80_000, new Date('2026-03-31T17:00:00Z'))
  await addFee(user.id, 300_000, new Date('2026-05-02T02:00:00Z'))
  await client.call(withdrawalCalls.apply, { amount: '1000', agreement: 1, destination: 'wallet' })
  const { data } = await billsOf(client)
  const months = new Map(data.map((bill) => [bill.month, [bill.month_income, bill.month_expense]]))
  expect([...months].slice(1)).toEqual([
    ['2026-05', ['2560.00', '0.00']],
    ['2026-04', ['800.00', '0.00']],
    ['2026-03', ['4200.00', '0.00']],
  ])
  expect([...months][0]![1]).toEqual(['0.00', '-1000.00'])
  const sum = [...months.values()].flat().reduce((total, yuan) => total + Number(yuan), 0)
  expect(await balancesOf(client)).toMatchObject({ balances: { available: sum.toFixed(2) } })
  const march = await billsOf(client, '2026-03')
  expect(march.months).toEqual([...months.keys()])
  expect(march.data.map(({ kind, amount, account }) => [kind, amount, account])).toEqual([
    ['fee_available', '4200.00', 'available'],
    ['fee_confirmed', '5000.00', 'pending'],
  ])
  expect(march.data[0]).toMatchObject({ month_taxed: 1, title: '心衰专题讲座', status: 0 })
})

it('shows how a fee is taxed', async () => {
  const { client, user } = await buildExpert(app, 0)
  await addFee(user.id, 500_000, new Date('2026-03-31T15:00:00Z'))
  const [bill] = (await billsOf(client)).data
  expect(await client.call(billCalls.detail, { id: bill!.bill_id })).toMatchObject({
    fee: { gross: '5000.00', deduction: '1000.00', taxable: '4000.00', tax: '800.00', net: '4200.00' },
    changes: [
      { account: 'available', amount: '4200.00' },
      { account: 'pending', amount: '-5000.00' },
    ],
    withdrawal: null,
  })
})

it('has one bill for every step of a withdrawal', async () => {
  const { client } = await buildExpert(app, 100_000)
  await client.call(withdrawalCalls.apply, { amount: '300', agreement: 1, destination: 'wallet' })
  const [withdrawal] = (await client.call(withdrawalCalls.overview, {})).withdrawals
  const { client: operator } = await buildMember(app, { operator_roles: ['administrator'] })
  const { withdrawal_id } = withdrawal!
  await consoleOf(operator, 'withdrawals').run('refuse', withdrawal_id, { reason: '资料不清' })
  const { data } = await billsOf(client)
  expect(data.map(({ kind, amount, status }) => [kind, amount, status])).toEqual([
    ['withdrawal_returned', '300.00', 3],
    ['withdrawal_applied', '-300.00', 3],
    ['fee_available', '1000.00', 0],
  ])
  // What came back was neither earned nor spent.
  expect(data[0]).toMatchObject({ month_income: '1000.00', month_expense: '0.00' })
  const detail = await client.call(billCalls.detail, { id: data[0]!.bill_id })
  expect(detail.withdrawal).toMatchObject({ withdrawal_id, reason: '资料不清', stage: 5 })
})

it('shows an author what a work has earned', async () => {
  const { authorId, work } = await buildBuyer(app)
  const author = await logIn(app, (await selectUser(db, authorId))!)
  const { data } = await billsOf(author)
  expect(data).toMatchObject([{ kind: 'order_paid', title: work.title, amount: '68.89', account: 'pending' }])
})

it('is for its owner alone', async () => {
  const { client } = await buildExpert(app, 100_000)
  const [bill] = (await billsOf(client)).data
  const { client: other } = await buildMember(app)
  const answer = await other.ask(billCalls.detail, { id: bill!.bill_id })
  expect(answer.status).toBe(failures.dataMissing.status)
  expect((await billsOf(other)).data).toEqual([])
  const visitor = await app.client().ask(billCalls.list, { type: 2, month: '', page: 1 })
  expect(visitor.status).toBe(failures.loginExpired.status)
})
