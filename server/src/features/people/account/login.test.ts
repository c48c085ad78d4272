import { expect, it } from 'vitest'
import { accountCalls, accountFailures } from '#contract/people/account.ts'
import { failures } from '#contract/wire/failure.ts'
import { endSessionsOfUser } from './sessions.queries.ts'
import { buildMember, buildUser } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()

const password = 'Xinglin2026'
const logIn = (username: string, given: string, client = app.client()) =>
  client.ask(accountCalls.login, { username, password: given })

it('logs in by account name or phone number', async () => {
  const account = `doctor${Date.now()}`
  const { phone } = await buildUser(app.services, { password, account })
  expect((await logIn(account, password)).status).toBe(200)
  expect((await logIn(phone, password)).status).toBe(200)
})

it('says the same for a wrong password and an unknown account', async () => {
  const { phone } = await buildUser(app.services, { password })
  const wrong = await logIn(phone, 'Xinglin2027')
  const unknown = await logIn('nobody-here', password)
  expect(wrong.status).toBe(accountFailures.wrongPassword.status)
  expect(unknown).toMatchObject({ status: wrong.status, message: wrong.message, data: null })
})

it('speaks the language of the caller', async () => {
  const client = app.client()
  client.language = 'en-GB,zh;q=0.5'
  const answer = await client.ask(accountCalls.login, { username: 'nobody-here', password })
  expect(answer.message).toBe('user name or password wrong')
})

it('stops guessing of one account', async () => {
  const { phone } = await buildUser(app.services, { password })
  for (let tries = 0; tries < 20; tries++) await logIn(phone, `wrong${tries}`)
  expect((await logIn(phone, password)).status).toBe(failures.tooOften.status)
})

it('ends a login of the same kind of client elsewhere with 4055, and leaves other kinds alone', async () => {
  const { phone } = await buildUser(app.services, { password })
  const phones = [app.client(), app.client()] as const
  const desk = app.client()
  desk.userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140'
  for (const client of [desk, ...phones]) client.token = (await logIn(phone, password, client)).data.token
  expect((await phones[0].ask(accountCalls.loginStatus, {})).status).toBe(failures.loginEnded.status)
  expect((await phones[1].ask(accountCalls.loginStatus, {})).status).toBe(200)
  expect((await desk.ask(accountCalls.loginStatus, {})).status).toBe(200)
})

it('ends a login at logout', async () => {
  const { client } = await buildMember(app)
  await client.call(accountCalls.logout, {})
  expect((await client.ask(accountCalls.loginStatus, {})).status).toBe(401)
})

it('refuses a made-up token by name', async () => {
  const client = app.client()
  client.token = 'made-up'
  expect(await client.ask(accountCalls.userInfo, {})).toMatchObject({ status: 401, message: 'token无效' })
})

it('asks a visitor to log in', async () => {
  const answer = await app.client().ask(accountCalls.userInfo, {})
  expect(answer).toMatchObject({ status: 401, message: failures.loginExpired.zh })
})

it('trades a refresh token once; seeing it again ends the login', async () => {
  const { phone } = await buildUser(app.services, { password })
  const client = app.client()
  const first = (await logIn(phone, password, client)).data
  const second = await client.call(accountCalls.onlineRefresh, { refresh_token: first.refresh_token })
  client.token = second.token
  expect((await client.ask(accountCalls.loginStatus, {})).status).toBe(200)
  client.token = first.token
  expect((await client.ask(accountCalls.loginStatus, {})).status).toBe(401)
  const replay = await app.client().ask(accountCalls.onlineRefresh, { refresh_token: first.refresh_token })
  expect(replay.status).toBe(failures.loginEnded.status)
  client.token = second.token
  expect((await client.ask(accountCalls.loginStatus, {})).status).toBe(failures.loginEnded.status)
})

it('stops serving a user who is forbidden meanwhile', async () => {
  const { client, user } = await buildMember(app)
  await endSessionsOfUser(app.services.db, user.id, 'operator')
  expect((await client.ask(accountCalls.userInfo, {})).status).toBe(failures.loginEnded.status)
})

it('marks an incomplete profile', async () => {
  const { client } = await buildMember(app, { hospital: '' })
  expect((await client.call(accountCalls.userInfo, {})).alert_userinfo_frame).toBe(1)
})
