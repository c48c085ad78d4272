import { beforeEach, expect, it } from 'vitest'
import { recordCalls } from '#contract/console/resources.ts'
import { ownAccountCalls } from '#contract/people/own-account.ts'
import { jobCalls } from '#contract/people/jobs.ts'
import { roleFailures } from '#contract/people/operators.ts'
import { secondStepCalls, secondStepFailures } from '#contract/people/second-step.ts'
import { failures } from '#contract/wire/failure.ts'
import { operatorFailures } from '#contract/wire/operator-failures.ts'
import { openSession } from '#server/features/people/account/sessions.ts'
import { buildPlainOperator, buildTotpOperator } from '#server/testing/build-operator.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { atOnce, resetLimits } from '#server/testing/login-steps.ts'
import { readInbox } from '#server/testing/read-inbox.ts'
import { testApp } from '#server/testing/test-app.ts'
import { agreeTo } from '#server/testing/two-people.ts'
import { insertPasskey, lowerSessionsOfUser } from './second-step.queries.ts'
import { currentCode } from './totp.ts'

const app = await testApp()
beforeEach(() => resetLimits(app))

/** What everybody with an authenticator app was told. */
const added: unknown = expect.stringContaining('添加二次验证方式：验证器')

const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status

it('adds no further factor to an account before the second step', async () => {
  const { client, user } = await buildTotpOperator(app)
  await lowerSessionsOfUser(app.services.db, user.id)
  expect(await statusOf(client.ask(secondStepCalls.beginTotp, {}))).toBe(
    operatorFailures.secondStepNeeded.status,
  )
  expect(await statusOf(client.ask(secondStepCalls.beginPasskey, {}))).toBe(
    operatorFailures.secondStepNeeded.status,
  )
  expect(await statusOf(client.ask(secondStepCalls.newRecoveryCodes, {}))).toBe(
    operatorFailures.secondStepNeeded.status,
  )
})

it('lets one of two first factors in, when two are confirmed at once', async () => {
  const { client } = await buildPlainOperator(app)
  const { secret } = await client.call(secondStepCalls.beginTotp, {})
  const answers = await atOnce(2, () =>
    statusOf(client.ask(secondStepCalls.confirmTotp, { code: currentCode(secret) })),
  )
  expect(answers.filter((status) => status === 200)).toHaveLength(1)
  expect((await client.call(secondStepCalls.state, {})).factors).toHaveLength(1)
})

it('replaces the authenticator app of an elevated login and keeps the recovery codes', async () => {
  const { client, secret: former } = await buildTotpOperator(app)
  const { secret } = await client.call(secondStepCalls.beginTotp, {})
  expect(secret).not.toBe(former)
  const { recovery_codes } = await client.call(secondStepCalls.confirmTotp, { code: currentCode(secret) })
  expect(recovery_codes).toEqual([])
  const state = await client.call(secondStepCalls.state, {})
  expect(state.factors).toHaveLength(1)
  expect(state.recovery_codes_left).toBe(10)
  expect(await readInbox(client)).toEqual([added, added])
})

it('makes new recovery codes, after which the former ones open nothing', async () => {
  const { client, recoveryCodes } = await buildTotpOperator(app)
  const { recovery_codes } = await client.call(secondStepCalls.newRecoveryCodes, {})
  expect(recovery_codes.filter((code) => recoveryCodes.includes(code))).toEqual([])
  const recover = (code: string) => statusOf(client.ask(secondStepCalls.verifyRecovery, { code }))
  expect(await recover(recoveryCodes[0]!)).toBe(secondStepFailures.wrongStepCode.status)
  expect(await recover(recovery_codes[0]!)).toBe(200)
  expect(await readInbox(client)).toEqual([
    expect.stringContaining('使用恢复码完成了二次验证'),
    expect.stringContaining('恢复码已于'),
    added,
  ])
})

it('removes a factor, but never the last one', async () => {
  const { client, user } = await buildTotpOperator(app)
  await insertPasskey(app.services.db, {
    user_id: user.id,
    name: 'key',
    credential_id: `credential-${user.id}`,
    public_key: Buffer.from('key'),
    counter: 0,
    transports: [],
  })
  const { factors } = await client.call(secondStepCalls.state, {})
  const remove = (factor_id: number) => statusOf(client.ask(secondStepCalls.removeFactor, { factor_id }))
  const answers = await atOnce(2, (at) => remove(factors[at]!.factor_id))
  expect(answers.toSorted((a, b) => a - b)).toEqual([200, secondStepFailures.lastFactor.status])
  const other = await buildTotpOperator(app)
  const { factors: theirs } = await other.client.call(secondStepCalls.state, {})
  expect(await remove(theirs[0]!.factor_id)).toBe(failures.dataMissing.status)
  const removed = answers[0] === 200 ? '验证器' : '通行密钥'
  expect(await readInbox(client)).toEqual([expect.stringContaining(`移除二次验证方式：${removed}`), added])
})

it('shows other logins of the operator, which the account can end', async () => {
  const { client, user, recoveryCodes } = await buildTotpOperator(app)
  const desk = app.client()
  desk.userAgent = 'Mozilla/5.0 (Windows NT 10.0)'
  desk.token = (await openSession(app.services.db, user.id, 'desk', '')).secrets.token
  await desk.call(secondStepCalls.verifyRecovery, { code: recoveryCodes[0]! })
  const shown = async () =>
    (await client.call(secondStepCalls.state, {})).logins.map(
      ({ device, is_elevated }) => `${device.includes('Windows') ? 'desk' : 'phone'} ${is_elevated}`,
    )
  expect(await shown()).toEqual(['desk 1', 'phone 1'])
  const { logins } = await client.call(secondStepCalls.state, {})
  await client.call(ownAccountCalls.endLogin, { login_id: logins[0]!.login_id })
  expect(await shown()).toEqual(['phone 1', 'desk 0'])
  expect(await statusOf(desk.ask(secondStepCalls.state, {}))).toBe(failures.loginEnded.status)
})

it('lets two administrators reset the factors of another operator', async () => {
  const administrator = await buildTotpOperator(app)
  const lost = await buildTotpOperator(app, ['editor'])
  const operators = consoleOf(administrator.client, 'operators')
  const reset = (id: number) => operators.run('resetSecondStep', id, { reason: '手机遗失' })
  expect((await reset(administrator.user.id)).problem).toBe(roleFailures.ownAccount.zh)
  expect((await reset((await buildMember(app)).user.id)).problem).toBe(failures.dataMissing.zh)
  const { requestId } = await reset(lost.user.id)
  const waiting = await administrator.client.call(recordCalls.get, { resource: 'requests', id: requestId! })
  expect(waiting.facts).toContainEqual(
    expect.objectContaining({ kind: 'change', before: '验证器', value: '无' }),
  )
  expect((await lost.client.call(secondStepCalls.state, {})).factors).toHaveLength(1)
  expect(await agreeTo(app, requestId!)).toBe('')
  expect(await lost.client.call(secondStepCalls.state, {})).toMatchObject({
    elevated_until: '',
    factors: [],
    recovery_codes_left: 0,
  })
  expect(await readInbox(lost.client)).toEqual([expect.stringContaining('重置您的二次验证方式'), added])
  expect(await statusOf(lost.client.ask(secondStepCalls.beginTotp, {}))).toBe(200)
  expect(await statusOf(administrator.client.ask(jobCalls.failed, { page: 1 }))).toBe(200)
})
