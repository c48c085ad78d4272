import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { accountCalls, accountFailures } from '#contract/people/account.ts'
import { slideFailures } from '#contract/people/slide.ts'
import { buildUser, newPhone } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import {
  atOnce,
  configure,
  earnTicket,
  getCode,
  getCodeByName,
  readCode,
  resetLimits,
  wrongOf,
} from '#server/testing/login-steps.ts'

const app = await testApp()
let browser: TestClient
beforeEach(async () => {
  await resetLimits(app)
  browser = app.client()
})
afterEach(() => configure(app, {}))

const password = 'Xinglin2026'
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

type More = { code?: string; slide_ticket?: string; skip_advice?: boolean }
const logIn = (username: string, given: string, more: More = {}, client = browser) =>
  client.ask(accountCalls.login, { username, password: given, ...more })

/** Everything of an answer that a caller can tell apart. */
const told = ({ status, message, data, http }: Awaited<ReturnType<TestClient['ask']>>) => ({
  status,
  message,
  data,
  http,
})

it('asks for a code at the account login when user_identity is 1, and takes it once', async () => {
  const { phone } = await buildUser(app.services, { password })
  await configure(app, { user_identity: 1 })
  const without = await logIn(phone, password)
  expect(without).toMatchObject({ status: accountFailures.codeNeeded.status, message: '请输入验证码' })
  const code = await getCode(app, browser, phone)
  expect((await logIn(phone, password, { code: wrongOf(code) })).status).toBe(
    accountFailures.wrongCode.status,
  )
  expect((await logIn(phone, password, { code })).status).toBe(200)
  expect((await logIn(phone, password, { code })).status).toBe(accountFailures.wrongCode.status)
})

it('sends the code of an account to its own number, by the name of the account alone', async () => {
  const account = `chief${Date.now()}`
  const { phone } = await buildUser(app.services, { password, account })
  await configure(app, { user_identity: 1 })
  const code = await getCodeByName(app, browser, { username: account, phone })
  expect((await logIn(account, password, { code })).status).toBe(200)
})

it('keeps a code for another try of the password, but not for ever', async () => {
  const { phone } = await buildUser(app.services, { password })
  await configure(app, { user_identity: 1 })
  const code = await getCode(app, browser, phone)
  for (let tries = 0; tries < 4; tries++)
    expect((await logIn(phone, 'Wrong2026', { code })).status).toBe(accountFailures.wrongPassword.status)
  expect((await logIn(phone, password, { code })).status).toBe(200)
  await resetLimits(app)
  const second = await getCode(app, browser, phone)
  for (let tries = 0; tries < 5; tries++) await logIn(phone, 'Wrong2026', { code: second })
  expect((await logIn(phone, password, { code: second })).status).toBe(accountFailures.wrongCode.status)
})

it('tells nobody without the code whether the account exists or the password is right', async () => {
  const { phone } = await buildUser(app.services, { password })
  await configure(app, { user_identity: 1 })
  const code = await getCode(app, browser, phone)
  const answers = await Promise.all([
    logIn(phone, password, { code: wrongOf(code) }),
    logIn(phone, 'Wrong2026', { code: wrongOf(code) }),
    logIn('nobody-here', password, { code: wrongOf(code) }),
  ])
  for (const answer of answers) expect(told(answer)).toEqual(told(answers[0]))
})

it('answers a request for a code the same for accounts that exist and that do not, again and again', async () => {
  const account = `known${Date.now()}`
  const { phone } = await buildUser(app.services, { password, account })
  const ask = (username: string) =>
    app.client().ask(accountCalls.sendCode, { username, country_code: '86', scene: 'login' })
  const known = [await ask(account), await ask(account)]
  const unknown = [await ask('nobody-at-all'), await ask('nobody-at-all')]
  expect(known.map((answer) => answer.status)).toEqual([200, accountFailures.codeTooOften.status])
  expect(unknown.map(told)).toEqual(known.map(told))
  expect(await readCode(app, phone)).toMatch(/^\d{4}$/)
})

it('wants a slide ticket before an SMS when verification_code is 1, good for one', async () => {
  await configure(app, { verification_code: 1 })
  const client = app.client()
  const send = (slide_ticket?: string, by = client) =>
    by.ask(accountCalls.sendCode, { phone: newPhone(), country_code: '86', scene: 'login', slide_ticket })
  const needed = slideFailures.slideNeeded.status
  expect(await send()).toMatchObject({ status: needed, message: '请完成安全验证' })
  expect((await send('made-up')).status).toBe(needed)
  const ticket = await earnTicket(app, client)
  // It belongs to the browser that has earned it.
  expect((await send(ticket, app.client())).status).toBe(needed)
  expect((await send(ticket)).status).toBe(200)
  expect((await send(ticket)).status).toBe(needed)
})

it('keeps the ticket for another number when the first was mistyped', async () => {
  await configure(app, { verification_code: 1 })
  const client = app.client()
  const slide_ticket = await earnTicket(app, client)
  const send = (phone: string) =>
    client.ask(accountCalls.sendCode, { phone, country_code: '86', scene: 'login', slide_ticket })
  expect((await send('123')).status).toBe(accountFailures.wrongPhone.status)
  expect((await send(newPhone())).status).toBe(200)
})

it('sends one SMS by a ticket that comes thirty times at once', async () => {
  await configure(app, { verification_code: 1 })
  const client = app.client()
  const slide_ticket = await earnTicket(app, client)
  const answers = await atOnce(30, () =>
    client.ask(accountCalls.sendCode, {
      phone: newPhone(),
      country_code: '86',
      scene: 'login',
      slide_ticket,
    }),
  )
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
})

it('does not take a ticket after its five minutes', async () => {
  await configure(app, { verification_code: 1 })
  const client = app.client()
  const slide_ticket = await earnTicket(app, client)
  await app.services.db.execute(
    sql`update slide_tickets set expires_at = expires_at - interval '301 seconds'`,
  )
  const answer = await client.ask(accountCalls.sendCode, {
    phone: newPhone(),
    country_code: '86',
    scene: 'login',
    slide_ticket,
  })
  expect(answer.status).toBe(slideFailures.slideNeeded.status)
})

it('wants a ticket at both logins when verification_code is 1 and user_identity is 2', async () => {
  const { phone } = await buildUser(app.services, { password })
  await configure(app, { verification_code: 1, user_identity: 2 })
  const client = app.client()
  const needed = slideFailures.slideNeeded.status
  expect((await logIn(phone, password, {}, client)).status).toBe(needed)
  const slide_ticket = await earnTicket(app, client)
  expect((await logIn(phone, 'Wrong2026', { slide_ticket }, client)).status).toBe(
    accountFailures.wrongPassword.status,
  )
  // A ticket is not for guessing: the wrong password has used it up.
  expect((await logIn(phone, password, { slide_ticket }, client)).status).toBe(needed)
  const next = await earnTicket(app, client)
  expect((await logIn(phone, password, { slide_ticket: next }, client)).status).toBe(200)

  const fields = { phone, country_code: '86' }
  await client.call(accountCalls.sendCode, {
    ...fields,
    scene: 'login',
    slide_ticket: await earnTicket(app, client),
  })
  const code = await readCode(app, phone)
  expect((await client.ask(accountCalls.codeLogin, { ...fields, code })).status).toBe(needed)
  const ticket = await earnTicket(app, client)
  const entered = await client.ask(accountCalls.codeLogin, { ...fields, code, slide_ticket: ticket })
  expect(entered.status).toBe(200)
})

it.each([
  { verification_code: 1, user_identity: 0 },
  { verification_code: 0, user_identity: 2 },
])('wants no ticket at the login with %o', async (config) => {
  const { phone } = await buildUser(app.services, { password })
  await configure(app, config)
  expect((await logIn(phone, password)).status).toBe(200)
})

it('advises a change within 30 days after the end of a password, and lets the same call go on', async () => {
  const { phone } = await buildUser(app.services, { password, password_changed_at: daysAgo(91) })
  await configure(app, { verification_code: 1, user_identity: 2 })
  const client = app.client()
  const slide_ticket = await earnTicket(app, client)
  const advised = await logIn(phone, password, { slide_ticket }, client)
  expect(advised).toMatchObject({ status: 5112, data: { status: 2 } })
  expect((await logIn(phone, password, { slide_ticket, skip_advice: true }, client)).status).toBe(200)
})

it('forces a change later, and of an initial password at once', async () => {
  const old = await buildUser(app.services, { password, password_changed_at: daysAgo(121) })
  const fresh = await buildUser(app.services, { password, password_initial: true })
  expect(await logIn(old.phone, password, { skip_advice: true })).toMatchObject({
    status: 5112,
    data: { status: 1 },
  })
  expect(await logIn(fresh.phone, password, { skip_advice: true })).toMatchObject({
    status: 5113,
    data: { status: 1 },
  })
})

it('lets passwords grow old where expiry is off', async () => {
  const { phone } = await buildUser(app.services, { password, password_changed_at: daysAgo(4000) })
  await configure(app, { password_past: 0 })
  expect((await logIn(phone, password)).status).toBe(200)
})

it('tells only who knows the password that somebody is forbidden', async () => {
  const { phone } = await buildUser(app.services, { password, status: 'forbidden', password_initial: true })
  expect((await logIn(phone, 'Wrong2026')).status).toBe(accountFailures.wrongPassword.status)
  expect(await logIn(phone, password)).toMatchObject({ status: accountFailures.forbidden.status, data: null })
})

it('logs one of thirty in by one code', async () => {
  const { phone } = await buildUser(app.services, { password })
  const code = await getCode(app, browser, phone)
  const answers = await atOnce(30, () =>
    browser.ask(accountCalls.codeLogin, { phone, country_code: '86', code }),
  )
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
})

it('knows a foreign number by its country', async () => {
  const phone = `415${Date.now() % 10_000_000}`
  await browser.call(accountCalls.sendCode, { phone, country_code: '1', scene: 'login' })
  await browser.call(accountCalls.codeLogin, { phone, country_code: '1', code: await readCode(app, phone) })
  const answer = (country_code?: string) =>
    app.client().ask(accountCalls.login, { username: phone, password: 'whatever1', country_code })
  expect((await answer('1')).status).toBe(accountFailures.wrongPassword.status)
  const { rows } = await app.services.db.execute(sql`select country_code from users order by id desc limit 1`)
  expect(rows[0]).toEqual({ country_code: '1' })
})
