import { afterEach, beforeEach, expect, it } from 'vitest'
import { accountCalls, accountFailures } from '#contract/people/account.ts'
import { failures } from '#contract/wire/failure.ts'
import { passwordCalls } from '#contract/people/password.ts'
import { slideFailures } from '#contract/people/slide.ts'
import { configure, earnTicket, getCode, resetLimits, wrongOf } from '#server/testing/login-steps.ts'
import { buildUser } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'

const app = await testApp()
let browser: TestClient
beforeEach(async () => {
  await resetLimits(app)
  browser = app.client()
})
afterEach(() => configure(app, {}))

const password = 'Xinglin2026'
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

type More = { password?: string; code?: string; slide_ticket?: string; login_type?: number }
const check = (username: string, more: More = { password }, client = browser) =>
  client.ask(passwordCalls.check, { username, type: 2, login_type: 2, ...more })

it('lets a good password go on', async () => {
  const { phone } = await buildUser(app.services, { password })
  expect((await check(phone)).status).toBe(200)
})

it.each([
  ['advises', { password_changed_at: daysAgo(100) }, 5112, 2],
  ['forces', { password_changed_at: daysAgo(200) }, 5112, 1],
  ['forces at once', { password_initial: true }, 5113, 1],
])('%s a change before the login', async (_, given, status, advice) => {
  const { phone } = await buildUser(app.services, { password, ...given })
  const answer = await check(phone)
  expect(answer).toMatchObject({ status, data: { status: advice } })
  const login = await app.client().ask(accountCalls.login, { username: phone, password })
  expect(login).toMatchObject({ status, message: answer.message, data: { status: advice } })
})

it('says no more than the login: the same for a wrong password and an unknown account', async () => {
  const { phone } = await buildUser(app.services, { password, password_initial: true })
  const wrong = await check(phone, { password: 'Wrong2026' })
  const unknown = await check('nobody-here')
  expect(wrong).toMatchObject({ status: accountFailures.wrongPassword.status, data: null })
  expect(unknown).toMatchObject({ status: wrong.status, message: wrong.message, data: null })
})

it('shares the limit of the login', async () => {
  const { phone } = await buildUser(app.services, { password })
  for (let tries = 0; tries < 20; tries++) await check(phone, { password: `Wrong${tries}` })
  expect((await check(phone)).status).toBe(failures.tooOften.status)
})

it('checks the code of a phone login without using it up', async () => {
  const { phone } = await buildUser(app.services, { password, password_initial: true })
  const code = await getCode(app, browser, phone)
  const byPhone = (given: string) => check(phone, { code: given, login_type: 1 })
  expect((await byPhone(wrongOf(code))).status).toBe(accountFailures.wrongCode.status)
  expect((await byPhone(code)).status).toBe(200)
  const login = await browser.ask(accountCalls.codeLogin, { phone, country_code: '86', code })
  expect(login.status).toBe(200)
})

it('wants a password or a code', async () => {
  const { phone } = await buildUser(app.services, { password })
  expect((await check(phone, {})).status).toBe(failures.parametersMissing.status)
  expect((await check(phone, { login_type: 1 })).status).toBe(accountFailures.codeNeeded.status)
})

it('asks for the code of user_identity 1 and leaves it for the login', async () => {
  const { phone } = await buildUser(app.services, { password })
  await configure(app, { user_identity: 1 })
  expect((await check(phone)).status).toBe(accountFailures.codeNeeded.status)
  const code = await getCode(app, browser, phone)
  expect((await check(phone, { password, code })).status).toBe(200)
  const login = await browser.ask(accountCalls.login, { username: phone, password, code })
  expect(login.status).toBe(200)
})

it('looks at the slide ticket three times and leaves it for the login', async () => {
  const { phone } = await buildUser(app.services, { password })
  await configure(app, { verification_code: 1, user_identity: 2 })
  const client = app.client()
  expect((await check(phone, { password }, client)).status).toBe(slideFailures.slideNeeded.status)
  const slide_ticket = await earnTicket(app, client)
  for (let looks = 0; looks < 3; looks++)
    expect((await check(phone, { password, slide_ticket }, client)).status).toBe(200)
  expect((await check(phone, { password, slide_ticket }, client)).status).toBe(
    slideFailures.slideNeeded.status,
  )
  const login = await client.ask(accountCalls.login, { username: phone, password, slide_ticket })
  expect(login.status).toBe(200)
})

it('tells the country of an account, and 86 of what it does not know', async () => {
  const account = `abroad${Date.now()}`
  await buildUser(app.services, { account, country_code: '852' })
  const { phone } = await buildUser(app.services)
  const ask = (username: string) => app.client().call(passwordCalls.countryCode, { username })
  expect(await ask(account)).toEqual({ country_code: '852' })
  expect(await ask(phone)).toEqual({ country_code: '86' })
  expect(await ask('nobody-here')).toEqual({ country_code: '86' })
})
