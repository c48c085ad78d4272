import { afterAll, beforeEach, expect, it } from 'vitest'
import { accountCalls, accountFailures } from '#contract/people/account.ts'
import { passwordCalls } from '#contract/people/password.ts'
import { slideFailures } from '#contract/people/slide.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildMember, buildUser, newPhone } from '#server/testing/build-user.ts'
import {
  atOnce,
  configure,
  earnTicket,
  getCode,
  readCode,
  resetLimits,
  wrongOf,
} from '#server/testing/login-steps.ts'
import { startServer, testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'

const shared = await testApp()
/** A server at which a client can say where it comes from. */
const app = await startServer(shared.databaseUrl, {
  TRUSTED_PROXIES: 'loopback',
  DATA_DIR: shared.services.env.DATA_DIR,
})
beforeEach(() => resetLimits(app))
afterAll(() => app.close())

const password = 'Xinglin2026'
const { wrongPassword, wrongCode, codeTooOften } = accountFailures

function clientAt(address: string): TestClient {
  const client = app.client()
  client.address = address
  return client
}
const logIn = (client: TestClient, username: string, given: string, slide_ticket?: string) =>
  client.ask(accountCalls.login, { username, password: given, slide_ticket })
const send = (client: TestClient, phone: string, slide_ticket?: string) =>
  client.ask(accountCalls.sendCode, { phone, country_code: '86', scene: 'login', slide_ticket })
const enter = (client: TestClient, phone: string, code: string, slide_ticket?: string) =>
  client.ask(accountCalls.codeLogin, { phone, country_code: '86', code, slide_ticket })
const configOf = (client: TestClient) => client.call(accountCalls.loginConfig, { type: 2 })

it('does not lock an owner out whose password others guess at', async () => {
  const { phone } = await buildUser(app.services, { password })
  for (let tries = 0; tries < 20; tries++) await logIn(clientAt('192.0.2.1'), phone, `wrong${tries}`)
  expect((await logIn(clientAt('192.0.2.2'), phone, password)).status).toBe(200)
})

it('compares ten passwords of a name from one address, however many come together', async () => {
  const { phone } = await buildUser(app.services, { password })
  const answers = await atOnce(30, (index) => logIn(clientAt('192.0.2.1'), phone, `wrong${index}`))
  const told = answers.map(({ status }) => status)
  expect(told.filter((status) => status === wrongPassword.status)).toHaveLength(10)
  expect(told.filter((status) => status === failures.tooOften.status)).toHaveLength(20)
})

it('asks for a puzzle instead of locking a name that many addresses guess at', async () => {
  const { phone } = await buildUser(app.services, { password })
  for (let at = 1; at <= 3; at++)
    for (let tries = 0; tries < 10; tries++) await logIn(clientAt(`192.0.2.${at}`), phone, `wrong${tries}`)
  const owner = clientAt('192.0.2.9')
  expect(await configOf(owner)).toMatchObject({ user_identity: 0, verification_code: 0 })
  expect((await logIn(owner, phone, password)).status).toBe(failures.tooOften.status)
  // The next configuration announces what the login asks for from then on.
  expect(await configOf(owner)).toMatchObject({ user_identity: 2, verification_code: 1 })
  expect((await logIn(owner, phone, password)).status).toBe(slideFailures.slideNeeded.status)
  expect((await logIn(owner, phone, password, await earnTicket(app, owner))).status).toBe(200)
})

it('counts one account once, however its name is spelled', async () => {
  const account = `spelled${Date.now()}`
  const { phone } = await buildUser(app.services, { password, account })
  const client = clientAt('192.0.2.1')
  for (const name of [phone, `0${phone}`, account])
    for (let tries = 0; tries < 4; tries++) await logIn(client, name, `wrong${tries}`)
  expect((await logIn(client, phone, password)).status).toBe(failures.tooOften.status)
})

it('shares the limit with the check before a login and the change of a password', async () => {
  const { phone: username } = await buildUser(app.services, { password })
  const client = clientAt('192.0.2.1')
  for (let tries = 0; tries < 5; tries++) {
    await client.ask(passwordCalls.check, { username, password: `wrong${tries}`, type: 2, login_type: 2 })
    await client.ask(passwordCalls.change, {
      username,
      old_password: `wrong${tries}`,
      password: 'Apricot2027',
    })
  }
  expect((await logIn(client, username, password)).status).toBe(failures.tooOften.status)
})

it('compares five guesses at a code, however many come together', async () => {
  for (let round = 0; round < 3; round++) {
    await resetLimits(app)
    const { phone } = await buildUser(app.services)
    const client = clientAt('192.0.2.1')
    const right = await getCode(app, client, phone)
    const guesses = Array.from({ length: 20 }, (_, at) =>
      String((Number(right) + 1 + at) % 10_000).padStart(4, '0'),
    )
    await Promise.all(guesses.map((guess) => enter(client, phone, guess)))
    // From an address that has not guessed yet, so that only the code itself can refuse.
    client.address = '192.0.2.2'
    expect((await enter(client, phone, right)).status).toBe(wrongCode.status)
    const { rows } = await app.services.db.execute('select max(tries) as tries from sms_codes')
    expect(rows[0]).toEqual({ tries: 5 })
  }
})

it('compares five passwords by one code, however many come together', async () => {
  const { phone } = await buildUser(app.services, { password })
  const client = clientAt('192.0.2.1')
  await configure(app, { user_identity: 1 })
  try {
    const code = await getCode(app, client, phone)
    const answers = await atOnce(20, (index) =>
      client.ask(accountCalls.login, { username: phone, password: `wrong${index}`, code }),
    )
    expect(answers.filter(({ status }) => status === wrongPassword.status)).toHaveLength(5)
  } finally {
    await configure(app, {})
  }
})

it('keeps a code for the browser that asked: guesses of others do not use it up', async () => {
  const { phone } = await buildUser(app.services)
  const owner = clientAt('192.0.2.1')
  const code = await getCode(app, owner, phone)
  for (let tries = 0; tries < 8; tries++) await enter(clientAt('192.0.2.2'), phone, wrongOf(code))
  // Even the right one is nothing to anybody else.
  expect((await enter(clientAt('192.0.2.2'), phone, code)).status).toBe(wrongCode.status)
  expect((await enter(owner, phone, code)).status).toBe(200)
})

/** The lock of a number is over; the day is not. */
const passLock = () =>
  app.services.db.execute(`
    update sms_codes set created_at = created_at - interval '2 minutes'
    where created_at > now() - interval '1 day'`)

it('sends the owner a code after strangers have used up the ten of a day', async () => {
  const { phone, client: known } = await buildMember(app)
  for (let sent = 0; sent < 10; sent++) {
    expect((await send(clientAt('192.0.2.1'), phone)).status).toBe(200)
    await passLock()
  }
  // A browser of the account has ten of its own.
  expect((await send(known, phone)).status).toBe(200)
  await passLock()
  const fresh = clientAt('192.0.2.2')
  expect((await send(fresh, phone)).status).toBe(codeTooOften.status)
  expect(await configOf(fresh)).toMatchObject({ verification_code: 1, user_identity: 0 })
  expect((await send(fresh, phone, await earnTicket(app, fresh))).status).toBe(200)
  expect((await enter(fresh, phone, await readCode(app, phone))).status).toBe(200)
})

it('sends at most twenty codes a day to a number, even with solved slides', async () => {
  const phone = newPhone()
  let sent = 0
  for (let asked = 0; asked < 24; asked++) {
    const client = clientAt(`192.0.2.${asked}`)
    sent += (await send(client, phone, await earnTicket(app, client))).status === 200 ? 1 : 0
    await passLock()
  }
  expect(sent).toBe(20)
})

it('asks an address for puzzles after sixty codes, and only those whom it has told', async () => {
  const early = clientAt('192.0.2.1')
  expect(await configOf(early)).toMatchObject({ verification_code: 0 })
  for (let sent = 0; sent < 60; sent++)
    expect((await send(clientAt('192.0.2.1'), newPhone())).status).toBe(200)
  expect((await send(early, newPhone())).status).toBe(200)
  const late = clientAt('192.0.2.1')
  expect(await configOf(late)).toMatchObject({ verification_code: 1 })
  expect((await send(late, newPhone())).status).toBe(slideFailures.slideNeeded.status)
  expect((await send(late, newPhone(), await earnTicket(app, late))).status).toBe(200)
  expect(await configOf(clientAt('192.0.2.2'))).toMatchObject({ verification_code: 0 })
})
