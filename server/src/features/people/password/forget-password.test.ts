import { beforeEach, expect, it } from 'vitest'
import { accountCalls, accountFailures } from '#contract/people/account.ts'
import { failures } from '#contract/wire/failure.ts'
import { passwordCalls, passwordFailures } from '#contract/people/password.ts'
import { atOnce, getCode, getCodeByName, resetLimits, wrongOf } from '#server/testing/login-steps.ts'
import { buildMember, buildUser, newPhone } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'

const app = await testApp()
let browser: TestClient
beforeEach(async () => {
  await resetLimits(app)
  browser = app.client()
})

const old = 'Xinglin2026'
const password = 'Apricot2027'

const forget = (username: string, code: string, more = {}, client = browser) =>
  client.ask(passwordCalls.forget, { username, country_code: '86', code, password, ...more })
const logIn = (username: string, given: string) =>
  app.client().ask(accountCalls.login, { username, password: given })

it('resets a password by a code, also an initial one', async () => {
  const { phone } = await buildUser(app.services, { password: old, password_initial: true })
  expect((await forget(phone, await getCode(app, browser, phone, 'forget'))).status).toBe(200)
  expect((await logIn(phone, password)).status).toBe(200)
  expect((await logIn(phone, old)).status).toBe(accountFailures.wrongPassword.status)
})

it('takes the name of an account and its own number', async () => {
  const account = `forgetful${Date.now()}`
  const { phone } = await buildUser(app.services, { password: old, account })
  const code = await getCodeByName(app, browser, { username: account, phone, scene: 'forget' })
  expect((await forget(account, code)).status).toBe(200)
  expect((await logIn(account, password)).status).toBe(200)
})

it('ends the logins', async () => {
  const { phone, client } = await buildMember(app, { password: old })
  await forget(phone, await getCode(app, browser, phone, 'forget'))
  expect((await client.ask(accountCalls.loginStatus, {})).status).toBe(failures.loginEnded.status)
})

it('wants a code of its own scene', async () => {
  const { phone } = await buildUser(app.services, { password: old })
  expect((await forget(phone, await getCode(app, browser, phone, 'login'))).status).toBe(
    accountFailures.wrongCode.status,
  )
})

it('keeps the code when the new password will not do', async () => {
  const { phone } = await buildUser(app.services, { password: old })
  const code = await getCode(app, browser, phone, 'forget')
  expect((await forget(phone, code, { password: 'weak' })).status).toBe(passwordFailures.weakPassword.status)
  expect((await forget(phone, code, { password: old })).status).toBe(passwordFailures.samePassword.status)
  expect((await forget(phone, code)).status).toBe(200)
  expect((await forget(phone, code, { password: 'Another2028' })).status).toBe(
    accountFailures.wrongCode.status,
  )
})

it('tells nobody without the code whether there is an account', async () => {
  const { phone } = await buildUser(app.services, { password: old })
  const code = await getCode(app, browser, phone, 'forget')
  const known = await forget(phone, wrongOf(code))
  for (const username of [newPhone(), 'nobody-here']) {
    const unknown = await forget(username, wrongOf(code))
    expect(unknown).toMatchObject({ status: known.status, message: known.message, data: known.data })
  }
  expect(known.status).toBe(accountFailures.wrongCode.status)
})

it('tells whoever holds the number that nobody is registered with it', async () => {
  const phone = newPhone()
  const answer = await forget(phone, await getCode(app, browser, phone, 'forget'))
  expect(answer.status).toBe(passwordFailures.notRegistered.status)
})

it('gives up a code after five wrong tries', async () => {
  const { phone } = await buildUser(app.services, { password: old })
  const code = await getCode(app, browser, phone, 'forget')
  for (let tries = 0; tries < 5; tries++) await forget(phone, wrongOf(code))
  expect((await forget(phone, code)).status).toBe(accountFailures.wrongCode.status)
})

it('sets one password by a code that comes ten times at once', async () => {
  const { phone } = await buildUser(app.services, { password: old })
  const code = await getCode(app, browser, phone, 'forget')
  const answers = await atOnce(10, (index) => forget(phone, code, { password: `Apricot20${10 + index}` }))
  const winners = [...answers.keys()].filter((index) => answers[index]!.status === 200)
  expect(winners).toHaveLength(1)
  expect((await logIn(phone, `Apricot20${10 + winners[0]!}`)).status).toBe(200)
})
