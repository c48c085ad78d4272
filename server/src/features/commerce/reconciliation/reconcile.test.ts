import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { failures } from '#contract/wire/failure.ts'
import type { StatementLine } from '#kernel/ports/payments.ts'
import { buildBuyer } from '#server/testing/build-order.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'
import { away, withProvider } from '#server/testing/with-provider.ts'
import { reconcileDays } from './reconcile.ts'
import { statementDifferences, statements } from './reconciliation.tables.ts'

const app = await testApp()
const { services } = app
const { db } = services

const dayMs = 24 * 3600_000
const today = new Date()
/** The day of these tests is yesterday, seen from here. */
const tomorrow = new Date(today.getTime() + dayMs)
const day = new Date(today.getTime() + 8 * 3600_000).toISOString().slice(0, 10)

const forget = () => db.execute(sql`delete from statements where provider = 'sandbox'`)

/** Other tests of this database leave payments that no statement has. */
const differences = () =>
  db
    .select()
    .from(statementDifferences)
    .where(sql`${statementDifferences.day} = ${day}`)

it('lists what differs from the statement, by kind, and finds nothing in the sandbox’s own', async () => {
  const { order } = await buildBuyer(app)
  const missing = await buildBuyer(app)
  const { rows } = await db.execute<{ order_id: number; transaction_no: string }>(
    sql`select order_id, transaction_no from payments
      where order_id in (${order.order_id}, ${missing.order.order_id})`,
  )
  const numberOf = (orderId: number) => rows.find((row) => row.order_id === orderId)!.transaction_no
  const statement = async (asked: string): Promise<StatementLine[]> => {
    const lines = await services.providers.payments.provider('sandbox').statement(asked)
    if (asked !== day) return lines
    const changed = lines
      .filter(({ transactionNo }) => transactionNo !== numberOf(missing.order.order_id))
      .map((line) => (line.transactionNo === numberOf(order.order_id) ? { ...line, amountFen: 9800 } : line))
    const strange = {
      kind: 'payment',
      orderNo: 'X',
      refundNo: '',
      transactionNo: 'STRANGE',
      amountFen: 5,
    } as const
    return [...changed, { ...strange, feeFen: 0, at: today }]
  }
  await forget()
  await reconcileDays(withProvider(services, { statement }), tomorrow)
  const listed = await differences()
  expect(listed).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        day,
        provider: 'sandbox',
        movement: 'payment',
        kind: 'amount',
        number: numberOf(order.order_id),
        here_fen: 9900,
        there_fen: 9800,
      }),
      expect.objectContaining({
        kind: 'only_here',
        number: numberOf(missing.order.order_id),
        there_fen: null,
      }),
      expect.objectContaining({
        kind: 'only_there',
        number: 'STRANGE',
        here_fen: null,
        there_fen: 5,
      }),
    ]),
  )
  // A day is compared once; its differences stay for the operators.
  await reconcileDays(services, tomorrow)
  expect(await differences()).toEqual(listed)
  await forget()
  await reconcileDays(services, tomorrow)
  const ofThese = [numberOf(order.order_id), numberOf(missing.order.order_id), 'STRANGE']
  expect((await differences()).filter(({ number }) => ofThese.includes(number))).toEqual([])
})

it('tries a day again whose statement could not be read', async () => {
  await forget()
  await expect(reconcileDays(withProvider(services, { statement: away }), tomorrow)).rejects.toThrow('away')
  await reconcileDays(services, tomorrow)
  const { rows } = await db.execute(
    sql`select count(*)::int as days from statements where provider = 'sandbox'`,
  )
  expect(rows).toEqual([{ days: 7 }])
})

it('is settled by somebody who may handle money, with what was done', async () => {
  const statement = { provider: 'wechat' as const, day: '2026-01-05' }
  await db.insert(statements).values({ ...statement, line_count: 1 })
  const strange = { movement: 'payment', kind: 'only_there', number: 'SETTLE-1', there_fen: 5 } as const
  const [difference] = await db
    .insert(statementDifferences)
    .values({ ...statement, ...strange })
    .returning()
  const { client: clerk } = await buildMember(app, { operator_roles: ['financeClerk'], truename: '钱清' })
  const list = consoleOf(clerk, 'reconciliation')
  const open = async () => (await list.rows({ state: 'open', q: 'SETTLE-1' })).total
  expect(await open()).toBe(1)
  const { id } = difference!
  expect((await list.askRun('settle', id)).status).toBe(resourceFailures.reasonMissing.status)
  const { client: approver } = await buildMember(app, { operator_roles: ['financeApprover'] })
  expect((await consoleOf(approver, 'reconciliation').askRun('settle', id, { reason: '补记' })).status).toBe(
    failures.noPermission.status,
  )
  const both = await Promise.all([1, 2].map(() => list.run('settle', id, { reason: '渠道补记，已入账' })))
  expect(both.filter(({ problem }) => problem === '')).toHaveLength(1)
  expect((await list.rows({ q: 'SETTLE-1' })).rows).toMatchObject([
    { state: 'settled', settlement: '渠道补记，已入账', settler: '钱清' },
  ])
  expect(await open()).toBe(0)
  expect((await list.run('reopen', id)).problem).toBe('')
  expect(await open()).toBe(1)
})
