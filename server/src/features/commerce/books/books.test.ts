import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { bookFailures } from '#contract/commerce/books.ts'
import { failures } from '#contract/wire/failure.ts'
import { operatorFailures } from '#contract/wire/operator-failures.ts'
import { sqlState } from '#kernel/database.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { postEntry } from '#server/features/commerce/ledger/post-entry.ts'
import type { Posting } from '#server/features/commerce/ledger/post-entry.ts'
import { selectWrongBalances } from '#server/features/commerce/ledger/ledger.queries.ts'
import type { PlatformAccount } from '#server/features/commerce/ledger/ledger.tables.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { cloneTemplate } from '#server/testing/database.ts'
import { startServer } from '#server/testing/test-app.ts'
import { agreeTo, doByTwo } from '#server/testing/two-people.ts'

// Months are closed, in which nobody can book any more: a database of its own.
const app = await startServer(await cloneTemplate(process.env.XINGLIN_TEST_POSTGRES!, 'xinglin_books'))
afterAll(() => app.close())
const { db } = app.services
const { client: clerk } = await buildMember(app, { operator_roles: ['financeClerk'] })
const months = consoleOf(clerk, 'ledger-months')

let entries = 0

const post = (happenedAt: Date, postings: Posting[]) =>
  db.transaction((db) =>
    postEntry(db, { reference: `book ${++entries}`, kind: 'order_paid', happenedAt, postings }),
  )

const move = (from: PlatformAccount, to: PlatformAccount, amountFen: number): Posting[] => [
  { account: { kind: from }, amountFen: -amountFen },
  { account: { kind: to }, amountFen },
]

const balanceOf = async (kind: PlatformAccount) => {
  const { rows } = await db.execute<{ balance_fen: number }>(
    sql`select balance_fen from ledger_accounts where kind = ${kind}`,
  )
  return rows[0]?.balance_fen ?? 0
}

const monthOf = async (month: string) => (await months.rows({ q: month })).rows[0]
const close = async (month: string) => {
  const row = await monthOf(month)
  return doByTwo(app, clerk, ['ledger-months', 'close', Number(row!.id)])
}

const enter = async (resource: string, values: object) => {
  const { data, status } = await consoleOf(clerk, resource).askSave({ ...values })
  return status === 200 ? agreeTo(app, data.request_id!) : String(status)
}

it('closes months in their order; afterwards nothing is dated in them', async () => {
  await post(new Date('2015-03-05T02:00:00Z'), move('receivable_organisers', 'tax_withheld', 700))
  await post(new Date('2015-04-05T02:00:00Z'), move('receivable_organisers', 'tax_withheld', 300))
  expect(await close('2015-04')).toContain(bookFailures.earlierOpen.zh)
  expect(await monthOf('2015-03')).toMatchObject({ state: 'open' })
  const both = await Promise.all([close('2015-03'), close('2015-03')])
  expect(both.filter((problem) => problem === '')).toHaveLength(1)
  expect(await monthOf('2015-03')).toMatchObject({ state: 'closed', entry_count: 1 })
  const { facts } = await months.record(Number((await monthOf('2015-03'))!.id))
  expect(facts).toContainEqual(expect.objectContaining({ title: '主办方未付款', value: '¥7.00' }))
  expect(await close('2015-03')).toBe(operatorFailures.notApplicable.zh)
  expect(await close('2015-04')).toBe('')
  await post(new Date('2015-04-30T15:59:00Z'), move('receivable_organisers', 'tax_withheld', 5))
  const { rows } = await db.execute<{ happened_at: Date }>(
    sql`select happened_at from ledger_entries where reference = ${`book ${entries}`}`,
  )
  expect(shanghaiTime(new Date(rows[0]!.happened_at)).slice(0, 7)).toBe(shanghaiTime(new Date()).slice(0, 7))
  const around = db.execute(sql`insert into ledger_entries (reference, kind, happened_at)
    values ('around', 'order_paid', '2015-04-10T00:00:00Z')`)
  expect(sqlState(await around.catch((error: unknown) => error))).toBe('23001')
})

it('does not close a month that is not over, and only for finance', async () => {
  await post(new Date(), move('receivable_organisers', 'tax_withheld', 1))
  const now = shanghaiTime(new Date()).slice(0, 7)
  expect(await close(now)).toBe(operatorFailures.notApplicable.zh)
  const { client: editor } = await buildMember(app, { operator_roles: ['editor'] })
  expect((await consoleOf(editor, 'ledger-months').askRows()).status).toBe(failures.noPermission.status)
  const { client: approver } = await buildMember(app, { operator_roles: ['financeApprover'] })
  const row = await monthOf(now)
  const asked = await consoleOf(approver, 'ledger-months').askRun('close', Number(row!.id), { reason: 'x' })
  expect(asked.status).toBe(failures.noPermission.status)
})

it('books what organisers pay in, once for each receipt, so that they owe less', async () => {
  const before = await balanceOf('receivable_organisers')
  const values = {
    payer: '江城医学会',
    amount_fen: 250_000,
    receipt_no: 'ICBC-1',
    received_at: '2026-11-01T10:00:00+08:00',
  }
  expect(await enter('organiser-payments', values)).toBe('')
  expect(await balanceOf('receivable_organisers')).toBe(before + 250_000)
  expect(await enter('organiser-payments', values)).toContain(bookFailures.receiptTaken.zh)
  const ahead = { ...values, receipt_no: 'ICBC-2', received_at: '2099-01-01T00:00:00+08:00' }
  expect(await enter('organiser-payments', ahead)).toContain(bookFailures.timeAhead.zh)
  expect(await balanceOf('receivable_organisers')).toBe(before + 250_000)
})

it('books the tax that is paid to the office, never more than was withheld', async () => {
  await post(new Date(), move('receivable_organisers', 'tax_withheld', 80_000))
  const before = await balanceOf('tax_withheld')
  const values = {
    month: '2026-10',
    amount_fen: 50_000,
    receipt_no: 'TAX-1',
    paid_at: '2026-11-10T10:00:00+08:00',
  }
  expect(await enter('tax-payments', { ...values, month: '2026-13' })).toContain(bookFailures.monthWrong.zh)
  expect(await enter('tax-payments', { ...values, amount_fen: before + 1 })).toContain(
    bookFailures.moreThanWithheld.zh,
  )
  expect(await enter('tax-payments', values)).toBe('')
  expect(await balanceOf('tax_withheld')).toBe(before - 50_000)
  expect(await enter('tax-payments', values)).toContain(bookFailures.receiptTaken.zh)
  expect((await consoleOf(clerk, 'tax-payments').rows({ q: 'TAX-1' })).rows).toMatchObject([
    { month: '2026-10', amount_fen: 50_000 },
  ])
  expect(await selectWrongBalances(db)).toEqual([])
})
