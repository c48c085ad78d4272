import { authenticationStates } from '#contract/commerce/payees.ts'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { taxCalls, taxFailures, taxOperatorCalls } from '#contract/commerce/tax.ts'
import { failures } from '#contract/wire/failure.ts'
import { readWorkbook } from '#kernel/files/read-workbook.ts'
import { buildAuthentication, buildPayee, idNumber } from '#server/testing/build-payee.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'
import { agreeTo } from '#server/testing/two-people.ts'
import { postAvailableFee, postConfirmedFee } from './post-fee.ts'
import { selectRatesOn } from './tax.queries.ts'

const app = await testApp()
const { db } = app.services

let fees = process.pid * 100_000 + 50_000

/** A member who was paid 5,000 yuan in May. */
async function buildPaid() {
  const member = await buildMember(app)
  await buildAuthentication(app.services, member.user.id, { state: authenticationStates.passed })
  await buildPayee(app.services, member.user.id)
  const fee = {
    feeNo: String(++fees),
    userId: member.user.id,
    grossFen: 500_000,
    project: 'meeting 1',
    title: '心衰专题讲座',
  }
  await db.transaction(async (db) => {
    await postConfirmedFee(db, fee, new Date('2026-05-02T02:00:00Z'))
    await postAvailableFee(db, fee, new Date('2026-05-20T02:00:00Z'))
  })
  return member
}

const rates = {
  flatUpToFen: 400_000,
  flatFen: 80_000,
  deductionPercent: 20,
  brackets: [{ upToFen: null, percent: 10, quickFen: 0 }],
}

it('gives the person a statement of the month, to nobody else', async () => {
  const { client } = await buildPaid()
  const { url } = await client.call(taxCalls.statement, { month: '2026-05' })
  const answer = await fetch(app.url + url)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  const pdf = Buffer.from(await answer.arrayBuffer())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  const other = await buildMember(app)
  const foreign = url.replace(/viewer=\d+/, `viewer=${other.user.id}`)
  for (const wrong of [foreign, url.replace('2026-05', '2026-06'), '/tax-statements/2026-05.pdf'])
    expect((await fetch(app.url + wrong)).status).toBe(404)
  const none = await other.client.ask(taxCalls.statement, { month: '2026-05' })
  expect(none.status).toBe(taxFailures.noStatement.status)
  expect((await app.client().ask(taxCalls.statement, { month: '2026-05' })).status).toBe(
    failures.loginExpired.status,
  )
})

it('exports a month with ID numbers for operators, at an address that expires, which is logged', async () => {
  const { user, client: member } = await buildPaid()
  const operator = await buildMember(app, { operator_roles: ['administrator'] })
  const { url } = await operator.client.call(taxOperatorCalls.exportWorkbook, { month: '2026-05' })
  const download = (address: string, cookie = operator.client.cookie) =>
    fetch(app.url + address, { headers: { cookie } })
  const answer = await download(url)
  expect(answer.headers.get('content-type')).toContain('spreadsheetml.sheet')
  const rows = await readWorkbook(Buffer.from(await answer.arrayBuffer()))
  expect(rows![0]).toContain('身份证号')
  expect(rows!.at(-1)!.slice(1, 6)).toEqual([
    '林晓',
    idNumber,
    '劳务报酬',
    '心衰专题讲座',
    '2026-05-20 10:00',
  ])
  const log = await db.execute(sql`select what from access_log
    where user_id = ${user.id} and reader_id = ${operator.user.id}`)
  expect(log.rows).toEqual([{ what: 'tax export 2026-05' }])
  for (const wrong of [url.replace('2026-05', '2026-06'), url.replace(/sig=[^&]*/, 'sig=x')])
    expect((await download(wrong)).status).toBe(404)
  expect((await download(url, '')).status).toBe(404)
  const foreign = await member.ask(taxOperatorCalls.exportWorkbook, { month: '2026-05' })
  expect(foreign.status).toBe(failures.noPermission.status)
})

it('takes another table from a later day on', async () => {
  const { client } = await buildMember(app, { operator_roles: ['administrator'] })
  const add = async (valid_from: string, given = rates) => {
    const values = { kind: 'labour', valid_from: `${valid_from}T00:00:00+08:00`, ...given }
    return agreeTo(app, (await consoleOf(client, 'tax-rates').askSave(values)).data.request_id!)
  }
  const open = { ...rates, brackets: [{ upToFen: 100, percent: 10, quickFen: 0 }] } as unknown as typeof rates
  const before = await selectRatesOn(db, '2998-01-01')
  expect(await add('2998-01-01', open)).toContain(taxFailures.ratesWrong.zh)
  expect(await add('2998-01-01')).toBe('')
  expect((await selectRatesOn(db, '2997-12-31')).valid_from).toBe(before.valid_from)
  expect((await selectRatesOn(db, '2998-01-01')).rates).toEqual(rates)
})
