import { expect, it } from 'vitest'
import { taxFailures } from '#contract/commerce/tax.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const { client: clerk } = await buildMember(app, { operator_roles: ['financeClerk'] })
const rates = consoleOf(clerk, 'tax-rates')

const table = {
  valid_from: '2041-01-01T00:00:00+08:00',
  flatUpToFen: 400_000,
  flatFen: 80_000,
  deductionPercent: 20,
  brackets: [
    { upToFen: 2_000_000, percent: 20, quickFen: 0 },
    { upToFen: null, percent: 30, quickFen: 200_000 },
  ],
}

it('enters a table of rates for a later day, once', async () => {
  const both = await Promise.all([1, 2].map(() => rates.askSave(table)))
  expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, taxFailures.ratesTaken.status])
  const { id } = both.find(({ status }) => status === 200)!.data
  const record = await rates.record(id)
  expect(record.row).toMatchObject({ valid_from: '2041-01-01', brackets: '≤ 20000.00: 20 %、∞: 30 %' })
  expect((await rates.askSave({ ...table, valid_from: '2020-01-01T00:00:00+08:00' })).status).toBe(
    taxFailures.ratesInPast.status,
  )
  const unsorted = { ...table, brackets: table.brackets.toReversed() }
  expect((await rates.askSave(unsorted)).status).toBe(taxFailures.ratesWrong.status)
})

it('is read by the approver, who enters none', async () => {
  const { client: approver } = await buildMember(app, { operator_roles: ['financeApprover'] })
  const read = consoleOf(approver, 'tax-rates')
  expect((await read.rows()).total).toBeGreaterThan(0)
  expect((await read.askSave(table)).status).toBe(failures.noPermission.status)
})
