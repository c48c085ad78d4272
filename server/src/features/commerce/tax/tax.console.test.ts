import { expect, it } from 'vitest'
import { taxFailures } from '#contract/commerce/tax.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'
import { agreeTo } from '#server/testing/two-people.ts'

const app = await testApp()
const { client: clerk } = await buildMember(app, { operator_roles: ['financeClerk'] })
const rates = consoleOf(clerk, 'tax-rates')

const table = {
  kind: 'labour',
  valid_from: '2041-01-01T00:00:00+08:00',
  flatUpToFen: 400_000,
  flatFen: 80_000,
  deductionPercent: 20,
  brackets: [
    { upToFen: 2_000_000, percent: 20, quickFen: 0 },
    { upToFen: null, percent: 30, quickFen: 200_000 },
  ],
}

/** The clerk asks, somebody else agrees. Answers what kept it from being done. */
const enter = async (values: object) => {
  const { data } = await rates.askSave({ ...table, ...values })
  return agreeTo(app, data.request_id!)
}

it('enters a table of rates for a later day by two people, once', async () => {
  const both = [await rates.askSave(table), await rates.askSave(table)]
  const rowsOf = async (kind: string) =>
    (await rates.rows({ kind })).rows.filter(({ valid_from }) => valid_from === '2041-01-01')
  expect(await rowsOf('labour')).toHaveLength(0)
  const done = await Promise.all(both.map(({ data }) => agreeTo(app, data.request_id!)))
  expect(done.filter((problem) => problem === '')).toHaveLength(1)
  expect(done.find((problem) => problem !== '')).toContain(taxFailures.ratesTaken.zh)
  const [row] = await rowsOf('labour')
  expect(row).toMatchObject({ valid_from: '2041-01-01', brackets: '≤ 20000.00: 20 %、∞: 30 %' })
  expect(await enter({ valid_from: '2020-01-01T00:00:00+08:00' })).toContain(taxFailures.ratesInPast.zh)
  expect(await enter({ brackets: table.brackets.toReversed() })).toContain(taxFailures.ratesWrong.zh)
  expect(await enter({ kind: 'royalty' })).toBe('')
  expect(await rowsOf('royalty')).toHaveLength(1)
})

it('is read by the approver, who enters none', async () => {
  const { client: approver } = await buildMember(app, { operator_roles: ['financeApprover'] })
  const read = consoleOf(approver, 'tax-rates')
  expect((await read.rows()).total).toBeGreaterThan(0)
  expect((await read.askSave(table)).status).toBe(failures.noPermission.status)
})
