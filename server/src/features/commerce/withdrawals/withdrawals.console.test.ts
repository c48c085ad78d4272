import { expect, it } from 'vitest'
import { withdrawalCalls, withdrawalFailures, withdrawalStages } from '#contract/commerce/withdrawals.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildExpert, card } from '#server/testing/build-payee.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const reason = '资料齐全'

async function buildApplied() {
  const expert = await buildExpert(app)
  await expert.client.call(withdrawalCalls.apply, { amount: '300', agreement: 1, destination: 'wallet' })
  const state = async () => (await expert.client.call(withdrawalCalls.overview, {})).withdrawals[0]!
  return { state, id: (await state()).withdrawal_id }
}

it('is approved by two people and paid by the second', async () => {
  const [one, two] = [1, 2].map(() =>
    buildMember(app, { operator_roles: ['financeClerk', 'financeApprover'] }),
  )
  const [first, second] = [
    consoleOf((await one!).client, 'withdrawals'),
    consoleOf((await two!).client, 'withdrawals'),
  ]
  const { id, state } = await buildApplied()
  const { requestId } = await first.run('pass', id)
  expect((await state()).stage).toBe(withdrawalStages.underReview)
  const requests = consoleOf((await two!).client, 'requests')
  expect((await requests.record(requestId!)).facts).toContainEqual(
    expect.objectContaining({ title: '付款金额', kind: 'change', value: '¥300.00' }),
  )
  expect((await requests.run('agree', requestId!)).problem).toBe('')
  expect((await first.run('pay', id, { reason })).problem).toBe(withdrawalFailures.sameOperator.zh)
  expect((await first.run('pay', id, { reason, try: true })).problem).toBe(withdrawalFailures.sameOperator.zh)
  const both = await Promise.all([1, 2].map(() => second.run('pay', id, { reason })))
  expect(both.filter(({ problem }) => problem === '')).toHaveLength(1)
  expect((await state()).stage).toBeGreaterThanOrEqual(withdrawalStages.sent)
})

it('shows the card only where it is opened, which is noted', async () => {
  const clerk = await buildMember(app, { operator_roles: ['financeClerk'] })
  const withdrawals = consoleOf(clerk.client, 'withdrawals')
  const { id, state } = await buildApplied()
  expect(JSON.stringify(await withdrawals.rows({ stage: '1' }))).not.toContain(card)
  expect((await withdrawals.record(id)).facts.map(({ value }) => value)).toContain(card)
  const { rows } = await app.services.db.execute(
    `select reader_id from access_log where what = 'withdrawal ${id}'`,
  )
  expect(rows).toEqual([{ reader_id: clerk.user.id }])
  expect((await withdrawals.askRun('pay', id, { reason })).status).toBe(failures.noPermission.status)
  expect((await withdrawals.run('refuse', id, { reason: '户名不符' })).problem).toBe('')
  expect(await state()).toMatchObject({ stage: withdrawalStages.refused, reason: '户名不符' })
})
