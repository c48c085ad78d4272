import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { couponFailures } from '#contract/commerce/coupons.ts'
import { rightsOf } from '#contract/people/operators.ts'
import { operatorFailures } from '#contract/wire/operator-failures.ts'
import { besideCalls } from '#kernel/beside-calls.ts'
import { coupons } from '#server/features/commerce/coupons/coupons.tables.ts'
import { buildUser } from '#server/testing/build-user.ts'
import { listenToDb } from '#server/testing/listen-to-db.ts'
import { testApp } from '#server/testing/test-app.ts'
import { insertImport } from './imports.queries.ts'
import { runImport } from './run-import.ts'

const app = await testApp()
const { db } = app.services
const head = ['优惠码', '优惠金额', '可使用次数', '开始时间', '结束时间']
const coupon = (code: string, yuan: number | string = '0.01') => [
  code,
  String(yuan),
  '1',
  '2026-01-01',
  '2036-01-01',
]

/** Imports coupons as a clerk of their own, whose limit nobody else has used. */
async function importCoupons(rows: string[][], isTrial = false) {
  const { user: clerk } = await buildUser(app.services, { operator_roles: ['financeClerk'] })
  const listening = listenToDb(app.services)
  const context = besideCalls({ ...app.services, db: listening.db }, 'zh', {
    userId: clerk.id,
    sessionId: 0,
    rights: new Set(rightsOf(['financeClerk'])),
    isOperator: true,
    hasFreshStep: false,
    userType: 1,
    client: 'desk',
  })
  const asked = { resource: 'coupons', operator_id: clerk.id, file_name: 'c.csv', reason: '活动' }
  const row = await insertImport(db, { ...asked, is_trial: isTrial, table: [head, ...rows] })
  const { report } = await runImport(context, row)
  const made = await db
    .select({ code: coupons.code })
    .from(coupons)
    .where(eq(coupons.creator_id, clerk.id))
    .orderBy(coupons.id)
  return { report, codes: made.map(({ code }) => code), statements: listening.statements.length }
}

it('creates a thousand in few statements, and names each wrong row', async () => {
  const rows = Array.from({ length: 1000 }, (_, at) => coupon(`SETOF${at}`))
  rows[10] = coupon('SETOF9')
  rows[499] = coupon('SETOF499', 'free')
  rows[700] = coupon('春')
  rows[999] = coupon('SETOF0')
  const { report, codes, statements } = await importCoupons(rows)
  expect(report).toMatchObject({ created: 996, changed: 0 })
  expect(report.problems).toEqual([
    { row: 12, problem: couponFailures.codeTaken.zh },
    { row: 501, problem: '优惠金额：应为整数' },
    { row: 702, problem: couponFailures.codeWrong.zh },
    { row: 1001, problem: couponFailures.codeTaken.zh },
  ])
  expect(codes).toHaveLength(996)
  expect(statements).toBeLessThan(400)
})

it('needs no more statements for a set than for a row, where nothing is wrong', async () => {
  const few = await importCoupons([coupon('ALONE1')])
  const many = await importCoupons(Array.from({ length: 500 }, (_, at) => coupon(`MANY${at}`)))
  expect(many.codes).toHaveLength(500)
  expect(many.statements).toBe(few.statements)
})

it('lets as many through as one person may, in the order of the table', async () => {
  const rows = [4000, 5000, 4000, 1000, 1].map((yuan, at) => coupon(`ABOVE${at}`, yuan))
  const problem = operatorFailures.secondPersonNeeded.zh
  const promised = await importCoupons(rows, true)
  expect(promised.codes).toEqual([])
  const { report, codes } = await importCoupons(rows)
  expect(codes).toEqual(['ABOVE0', 'ABOVE1', 'ABOVE3'])
  expect(report.problems).toEqual([
    { row: 4, problem },
    { row: 6, problem },
  ])
  expect(promised.report).toEqual(report)
})
