import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { accountCalls } from '#contract/people/account.ts'
import { jobCalls } from '#contract/people/jobs.ts'
import { secondStepCalls, secondStepFailures } from '#contract/people/second-step.ts'
import { failures } from '#contract/wire/failure.ts'
import { operatorFailures } from '#contract/wire/operator-failures.ts'
import { buildPlainOperator, buildTotpOperator } from '#server/testing/build-operator.ts'
import { buildMember, logIn } from '#server/testing/build-user.ts'
import { atOnce, resetLimits } from '#server/testing/login-steps.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { lowerSessionsOfUser } from './second-step.queries.ts'
import { currentCode } from './totp.ts'

const app = await testApp()
const setDate = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now })

beforeEach(async () => {
  await resetLimits(app)
  // The date stays within the 30 seconds of one code until `nextCode`.
  setDate(Date.now())
})
afterEach(() => void vi.useRealTimers())

function nextCode(secret: string): string {
  setDate(Date.now() + 30_000)
  return currentCode(secret)
}

const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status
const useRight = (client: TestClient) => statusOf(client.ask(jobCalls.failed, { page: 1 }))
const verify = (client: TestClient, code: string) =>
  statusOf(client.ask(secondStepCalls.verifyTotp, { code }))
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

it('elevates a login by an authenticator app, whose first code answers recovery codes', async () => {
  const { client } = await buildPlainOperator(app)
  expect(await useRight(client)).toBe(operatorFailures.secondStepNeeded.status)
  const { secret, uri } = await client.call(secondStepCalls.beginTotp, {})
  expect(uri).toContain(secret)
  expect(await statusOf(client.ask(secondStepCalls.confirmTotp, { code: wrong(currentCode(secret)) }))).toBe(
    secondStepFailures.wrongStepCode.status,
  )
  expect((await client.call(secondStepCalls.state, {})).factors).toEqual([])
  const code = currentCode(secret)
  const { recovery_codes } = await client.call(secondStepCalls.confirmTotp, { code })
  expect(new Set(recovery_codes).size).toBe(10)
  expect(await useRight(client)).toBe(200)
  // The setup is over: its code confirms nothing again.
  expect(await statusOf(client.ask(secondStepCalls.confirmTotp, { code }))).toBe(
    secondStepFailures.setupExpired.status,
  )
})

it('shows roles, rights, factors and from where the second step was done', async () => {
  const { client } = await buildTotpOperator(app, ['financeClerk'])
  const state = await client.call(secondStepCalls.state, {})
  expect(state).toMatchObject({
    elevated_until: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/) as string,
    roles: ['financeClerk'],
    rights: ['console.open', 'money.read', 'money.handle'],
    factors: [{ kind: 'totp' }],
    recovery_codes_left: 10,
  })
  expect(state.logins).toEqual([
    expect.objectContaining({
      address: '127.0.0.1',
      device: client.userAgent,
      by: 'totp',
      is_elevated: 1,
      is_current: 1,
    }),
  ])
})

it('refuses everybody who is no operator', async () => {
  const { client } = await buildMember(app)
  const ways = (client: TestClient) => [
    client.ask(secondStepCalls.state, {}),
    client.ask(secondStepCalls.beginTotp, {}),
    client.ask(secondStepCalls.confirmTotp, { code: '123456' }),
    client.ask(secondStepCalls.verifyTotp, { code: '123456' }),
    client.ask(secondStepCalls.verifyRecovery, { code: 'abcde-abcde' }),
    client.ask(secondStepCalls.beginPasskey, {}),
    client.ask(secondStepCalls.askPasskey, {}),
    client.ask(secondStepCalls.newRecoveryCodes, {}),
    client.ask(secondStepCalls.removeFactor, { factor_id: 1 }),
    client.ask(secondStepCalls.end, {}),
  ]
  const statuses = async (client: TestClient) =>
    new Set((await Promise.all<{ status: number }>(ways(client))).map(({ status }) => status))
  expect(await statuses(client)).toEqual(new Set([failures.noPermission.status]))
  expect(await statuses(app.client())).toEqual(new Set([failures.loginExpired.status]))
})

it('takes a code once, also when two come together', async () => {
  const { client, user, secret } = await buildTotpOperator(app)
  await lowerSessionsOfUser(app.services.db, user.id)
  // The code that confirmed the app is used up as well.
  expect(await verify(client, currentCode(secret))).toBe(secondStepFailures.wrongStepCode.status)
  const code = nextCode(secret)
  const answers = await atOnce(3, () => verify(client, code))
  expect(answers.toSorted((a, b) => a - b)).toEqual([
    200,
    secondStepFailures.wrongStepCode.status,
    secondStepFailures.wrongStepCode.status,
  ])
  expect(await useRight(client)).toBe(200)
})

it('refuses further tries after five wrong ones, even right ones', async () => {
  const { client, user, secret } = await buildTotpOperator(app)
  await lowerSessionsOfUser(app.services.db, user.id)
  const code = nextCode(secret)
  const answers = await atOnce(8, () => verify(client, wrong(code)))
  const count = (status: number) => answers.filter((answer) => answer === status).length
  expect(count(secondStepFailures.wrongStepCode.status)).toBe(5)
  expect(count(failures.tooOften.status)).toBe(3)
  expect(await verify(client, code)).toBe(failures.tooOften.status)
  await resetLimits(app)
  expect(await verify(client, code)).toBe(200)
})

it('counts wrong codes and no right ones', async () => {
  const { client, secret } = await buildTotpOperator(app)
  for (let at = 0; at < 7; at++) expect(await verify(client, nextCode(secret))).toBe(200)
})

it('ends after eight hours, by a call, and with the login', async () => {
  const { client, user, secret } = await buildTotpOperator(app)
  const { db } = app.services
  await db.execute(sql`update sessions set elevated_until = now() - interval '1 second'
    where user_id = ${user.id}`)
  expect(await useRight(client)).toBe(operatorFailures.secondStepNeeded.status)
  expect((await client.call(secondStepCalls.state, {})).elevated_until).toBe('')
  expect(await verify(client, nextCode(secret))).toBe(200)
  const { rows } = await db.execute<{ hours: number }>(sql`
    select (extract(epoch from elevated_until - now()) / 3600)::float8 as hours from sessions where user_id = ${user.id}`)
  expect(rows[0]!.hours).toBeCloseTo(8, 1)
  await client.call(secondStepCalls.end, {})
  expect(await useRight(client)).toBe(operatorFailures.secondStepNeeded.status)
  expect(await verify(client, nextCode(secret))).toBe(200)
  await client.call(accountCalls.logout, {})
  expect(await useRight(client)).toBe(failures.loginExpired.status)
})

it('belongs to a login: a renewed token keeps it, another login has none', async () => {
  const { client, user } = await buildTotpOperator(app)
  const { db } = app.services
  await db.execute(sql`update session_tokens set expires_at = now() + interval '10 minutes'
    where session_id in (select id from sessions where user_id = ${user.id})`)
  const renewed = (await client.ask(accountCalls.userInfo, {})) as unknown as { token?: string }
  expect(renewed.token).toBeTruthy()
  const same = app.client()
  same.token = renewed.token!
  expect(await useRight(same)).toBe(200)
  const other = await logIn(app, { ...user, operator_roles: [] })
  expect(await useRight(other)).toBe(operatorFailures.secondStepNeeded.status)
})

it('takes each recovery code once, however it is typed', async () => {
  const { client, user, recoveryCodes } = await buildTotpOperator(app)
  await lowerSessionsOfUser(app.services.db, user.id)
  const recover = (code: string) => statusOf(client.ask(secondStepCalls.verifyRecovery, { code }))
  expect(await recover('aaaaa-aaaaa')).toBe(secondStepFailures.wrongStepCode.status)
  const [first, second] = recoveryCodes as [string, string]
  const together = await atOnce(2, () => recover(first.toUpperCase()))
  expect(together.toSorted((a, b) => a - b)).toEqual([200, secondStepFailures.wrongStepCode.status])
  expect(await recover(second.replace('-', ''))).toBe(200)
  expect((await client.call(secondStepCalls.state, {})).recovery_codes_left).toBe(8)
  const other = await buildTotpOperator(app)
  expect(await statusOf(other.client.ask(secondStepCalls.verifyRecovery, { code: recoveryCodes[2]! }))).toBe(
    secondStepFailures.wrongStepCode.status,
  )
})

it('stores neither secrets nor codes in the open', async () => {
  const { user, secret, recoveryCodes } = await buildTotpOperator(app)
  const { rows } = await app.services.db.execute(sql`
    select f::text || coalesce((select string_agg(r::text, ' ') from recovery_codes r where r.user_id = f.user_id), '') as row
    from second_factors f where user_id = ${user.id}`)
  const stored = JSON.stringify(rows)
  const hex = (text: string) => Buffer.from(text).toString('hex')
  for (const text of [secret, ...recoveryCodes]) {
    expect(stored).not.toContain(text)
    expect(stored).not.toContain(hex(text))
  }
})
