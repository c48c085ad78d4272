import { expect, it } from 'vitest'
import { authenticationStates, payeeFailures } from '#contract/commerce/payees.ts'
import { billCalls } from '#contract/commerce/bills.ts'
import { withdrawalCalls, withdrawalFailures } from '#contract/commerce/withdrawals.ts'
import { ownAccountCalls } from '#contract/people/own-account.ts'
import { failures } from '#contract/wire/failure.ts'
import { readBalances } from '#server/features/commerce/ledger/person-balances.ts'
import { addAvailable, buildAuthentication, buildExpert, buildPayee } from '#server/testing/build-payee.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { atOnce, getCode, resetLimits } from '#server/testing/login-steps.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'

const app = await testApp()
const { db } = app.services

const ask = (client: TestClient, amount: string, agreement = 1) =>
  client.ask(withdrawalCalls.apply, { amount, agreement })

it('moves the amount from the balance, and is a bill', async () => {
  const { client, user } = await buildExpert(app, 100_000)
  const { bill_id, status } = await client.call(withdrawalCalls.apply, { amount: '300.5', agreement: 1 })
  expect(status).toBe(1)
  expect(await readBalances(db, user.id)).toEqual({ available: 69_950, pending: 0, in_withdrawal: 30_050 })
  const bill = await client.call(billCalls.detail, { id: bill_id })
  expect(bill).toMatchObject({ kind: 'withdrawal_applied', amount: '-300.50', status: 1 })
  const { withdrawals, balances } = await client.call(withdrawalCalls.overview, {})
  expect(balances).toEqual({ available: '699.50', pending: '0.00', in_withdrawal: '300.50' })
  expect(withdrawals).toEqual([bill.withdrawal])
  expect(withdrawals[0]).toMatchObject({
    bill_id,
    amount: '300.50',
    stage: 1,
    bank_name: '中国农业银行',
    bank_card: `${'*'.repeat(15)}0018`,
    expected_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
})

it.each([
  ['', withdrawalFailures.amountWrong],
  ['0', withdrawalFailures.amountWrong],
  ['0.99', withdrawalFailures.tooLittle],
  ['1000.01', withdrawalFailures.tooMuch],
])('refuses the amount %j', async (amount, failure) => {
  const { client, user } = await buildExpert(app, 100_000)
  expect(await ask(client, amount)).toMatchObject({ status: failure.status, message: failure.zh })
  expect(await readBalances(db, user.id)).toMatchObject({ available: 100_000 })
})

it('refuses what is no amount', async () => {
  const { client } = await buildExpert(app)
  for (const amount of ['-5', '1.234', '1e3', 'x']) await expect(ask(client, amount)).rejects.toThrow()
})

it('takes the smallest and the whole amount', async () => {
  for (const amount of ['1', '1000.00']) {
    const { client } = await buildExpert(app, 100_000)
    expect((await ask(client, amount)).status).toBe(200)
  }
})

it('asks for the agreement, the authentication, the payee and that they agree', async () => {
  const { client, user } = await buildMember(app)
  await addAvailable(app.services, user.id, 10_000)
  expect((await ask(client, '1', 0)).status).toBe(withdrawalFailures.agreementMissing.status)
  expect((await ask(client, '1')).status).toBe(withdrawalFailures.notAuthenticated.status)
  await buildAuthentication(app.services, user.id, { state: authenticationStates.passed, truename: '沈清和' })
  expect((await ask(client, '1')).status).toBe(withdrawalFailures.payeeMissing.status)
  await buildPayee(app.services, user.id)
  expect((await ask(client, '1')).status).toBe(payeeFailures.payeeMismatch.status)
  const overview = await client.call(withdrawalCalls.overview, {})
  expect(overview).toMatchObject({ auth_status: 2, payee_complete: 1, payee_matches: 0, needs_code: 1 })
})

it.each([authenticationStates.underReview, authenticationStates.failed])(
  'is refused while the authentication is in state %i',
  async (state) => {
    const { client, user } = await buildMember(app)
    await buildAuthentication(app.services, user.id, { state })
    await buildPayee(app.services, user.id)
    expect((await ask(client, '1')).status).toBe(withdrawalFailures.notAuthenticated.status)
  },
)

it('lets one of twenty at once win', async () => {
  const { client, user } = await buildExpert(app, 100_000)
  const answers = await atOnce(20, () => ask(client, '1000'))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  const losing = [withdrawalFailures.alreadyOpen.status, withdrawalFailures.tooMuch.status]
  expect(statuses.filter((status) => status !== 200 && !losing.includes(status))).toEqual([])
  expect(await readBalances(db, user.id)).toEqual({ available: 0, pending: 0, in_withdrawal: 100_000 })
})

it('is one at a time', async () => {
  const { client } = await buildExpert(app, 100_000)
  expect((await ask(client, '10')).status).toBe(200)
  expect((await ask(client, '10')).status).toBe(withdrawalFailures.alreadyOpen.status)
})

it('keeps the account until it is over', async () => {
  await resetLimits(app)
  const { client, phone } = await buildExpert(app)
  await ask(client, '10')
  const code = await getCode(app, client, phone, 'destroy')
  expect((await client.ask(ownAccountCalls.destroy, { code })).status).toBe(
    withdrawalFailures.openAtDeletion.status,
  )
})

it('is nothing for a visitor', async () => {
  expect((await ask(app.client(), '1')).status).toBe(failures.loginExpired.status)
  expect((await app.client().ask(withdrawalCalls.overview, {})).status).toBe(failures.loginExpired.status)
})
