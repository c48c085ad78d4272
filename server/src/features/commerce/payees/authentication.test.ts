import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { payeeCalls, payeeFailures } from '#contract/commerce/payees.ts'
import { accountFailures } from '#contract/people/account.ts'
import { profileFailures } from '#contract/people/profile.ts'
import { verificationFailures } from '#contract/people/verification.ts'
import { failures } from '#contract/wire/failure.ts'
import { only } from '#kernel/first-row.ts'
import { idNumber } from '#server/testing/build-payee.ts'
import { buildMember, newPhone } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { atOnce, getCode, readCode, resetLimits, wrongOf } from '#server/testing/login-steps.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'

const app = await testApp()

beforeEach(() => resetLimits(app))

const person = { truename: '林晓', id_number: idNumber.toLowerCase(), country_code: '86' }

/** By doctorhomepage/sendcode, whose scene is auth unless it says so. */
async function codeFor(client: TestClient, phone: string): Promise<string> {
  await client.call(payeeCalls.sendCode, { phone, country_code: '86', scene: 'auth' })
  return readCode(app, phone)
}

const idOf = async (userId: number) =>
  (
    await only(
      app.services.db.execute<{ id: number }>(
        sql`select max(id)::int as id from expert_authentications where user_id = ${userId}`,
      ),
    )
  ).id

it('is submitted, read masked, and in full only by operators, which is logged', async () => {
  const { client, phone, user } = await buildMember(app)
  const none = await client.call(payeeCalls.authenticationStatus, {})
  expect(none).toEqual({ status: 0, reason: '' })
  const code = await codeFor(client, phone)
  await client.call(payeeCalls.submitAuthentication, { ...person, phone, code })
  expect(await client.call(payeeCalls.authenticationStatus, {})).toEqual({ status: 1, reason: '' })
  const own = await client.call(payeeCalls.authenticationInfo, {})
  expect(own).toMatchObject({
    status: 1,
    truename: '林晓',
    id_number: `1${'*'.repeat(16)}X`,
    phone: `${phone.slice(0, 3)}****${phone.slice(-4)}`,
  })
  const operator = await buildMember(app, { operator_roles: ['administrator'] })
  const id = await idOf(user.id)
  const { facts } = await consoleOf(operator.client, 'payees').record(id)
  expect(facts.map(({ value }) => value)).toEqual(expect.arrayContaining([idNumber, phone]))
  const { rows } = await app.services.db.execute(
    sql`select reader_id, what from access_log where user_id = ${user.id}`,
  )
  expect(rows).toEqual([{ reader_id: operator.user.id, what: `authentication ${id}` }])
  const sealed = await app.services.db.execute<{ text: string }>(
    sql`select a::text as text from expert_authentications a where user_id = ${user.id}`,
  )
  expect(sealed.rows[0]!.text).not.toContain(Buffer.from(idNumber).toString('hex'))
})

it.each([
  ['no name', { truename: '' }, payeeFailures.nameMissing],
  ['a long name', { truename: '林'.repeat(11) }, profileFailures.nameTooLong],
  ['a wrong name', { truename: '林晓1' }, profileFailures.nameWrong],
  ['no ID number', { id_number: '' }, payeeFailures.idNumberMissing],
  ['a wrong ID number', { id_number: '110105194912310021' }, verificationFailures.idNumberWrong],
  ['a wrong phone', { phone: '12345678901' }, accountFailures.wrongPhone],
])('is refused with %s, and the code stays valid', async (_, change, failure) => {
  const { client, phone } = await buildMember(app)
  const code = await codeFor(client, phone)
  const answer = await client.ask(payeeCalls.submitAuthentication, { ...person, phone, code, ...change })
  expect(answer).toMatchObject({ status: failure.status, message: failure.zh })
  expect((await client.ask(payeeCalls.submitAuthentication, { ...person, phone, code })).status).toBe(200)
})

it('takes the right code, and one submission of several at once', async () => {
  const { client, phone } = await buildMember(app)
  const code = await codeFor(client, phone)
  const submit = (given: string) =>
    client.ask(payeeCalls.submitAuthentication, { ...person, phone, code: given })
  expect((await submit(wrongOf(code))).status).toBe(accountFailures.wrongCode.status)
  const answers = await atOnce(5, () => submit(code))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await submit(code)).status).toBe(payeeFailures.alreadySubmitted.status)
})

it('asks for the number of the account as well, where another phone is given', async () => {
  const { client, phone } = await buildMember(app)
  const other = newPhone()
  const code = await codeFor(client, other)
  const submit = (own_code?: string) =>
    client.ask(payeeCalls.submitAuthentication, { ...person, phone: other, code, own_code })
  expect((await submit()).status).toBe(accountFailures.codeNeeded.status)
  const own = await getCode(app, client, phone, 'confirm')
  expect((await submit(own)).status).toBe(200)
})

it('may be submitted again after a refusal, not after it passed', async () => {
  const { client, phone, user } = await buildMember(app)
  const operator = await buildMember(app, { operator_roles: ['administrator'] })
  const payees = consoleOf(operator.client, 'payees')
  const decide = async (isPassed: boolean) =>
    payees.run(isPassed ? 'pass' : 'refuse', await idOf(user.id), { reason: '姓名不符' })
  const submit = async () => {
    await resetLimits(app)
    const code = await codeFor(client, phone)
    return client.ask(payeeCalls.submitAuthentication, { ...person, phone, code })
  }
  await submit()
  await decide(false)
  expect(await client.call(payeeCalls.authenticationStatus, {})).toEqual({ status: 3, reason: '姓名不符' })
  expect((await submit()).status).toBe(200)
  await decide(true)
  expect((await submit()).status).toBe(payeeFailures.alreadyPassed.status)
})

it('is nothing for a visitor or for another member', async () => {
  const { client } = await buildMember(app)
  const visitor = app.client()
  expect((await visitor.ask(payeeCalls.authenticationInfo, {})).status).toBe(failures.loginExpired.status)
  expect((await visitor.ask(payeeCalls.info, {})).status).toBe(failures.loginExpired.status)
  expect((await consoleOf(client, 'payees').askRows()).status).toBe(failures.noPermission.status)
})
