import { beforeEach, expect, it } from 'vitest'
import { pushCalls } from '#contract/community/messages.ts'
import { accountCalls, accountFailures } from '#contract/people/account.ts'
import { failures } from '#contract/wire/failure.ts'
import { passwordCalls, passwordFailures } from '#contract/people/password.ts'
import { atOnce, resetLimits } from '#server/testing/login-steps.ts'
import { buildUser } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'

const app = await testApp()
beforeEach(() => resetLimits(app))

const old_password = 'Xinglin2026'
const password = 'Apricot2027'
const deskAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140'

const change = (username: string, more = {}, client = app.client()) =>
  client.ask(passwordCalls.change, { username, old_password, password, ...more })
const logIn = async (username: string, given: string, client = app.client()) => {
  const answer = await client.ask(accountCalls.login, { username, password: given })
  client.token = answer.data?.token ?? ''
  return answer
}
const status = async (client: TestClient) => (await client.ask(accountCalls.loginStatus, {})).status

it('changes a password: the old one is refused, the new one serves', async () => {
  const { phone } = await buildUser(app.services, { password: old_password })
  expect((await change(phone)).status).toBe(200)
  expect((await logIn(phone, old_password)).status).toBe(accountFailures.wrongPassword.status)
  const client = app.client()
  expect((await logIn(phone, password, client)).status).toBe(200)
  const { data } = await client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })
  expect(data).toMatchObject([{ kind: 'system', pushTitle: '登录密码已修改' }])
})

it('is the way out of an initial and of an overdue password', async () => {
  const longAgo = new Date(Date.now() - 400 * 86_400_000)
  for (const given of [{ password_initial: true }, { password_changed_at: longAgo }]) {
    const { phone } = await buildUser(app.services, { password: old_password, ...given })
    expect((await logIn(phone, old_password)).status).toBeGreaterThan(5111)
    await change(phone)
    expect((await logIn(phone, password)).status).toBe(200)
  }
})

it('is of the own account when a member names none, and of nobody’s for a visitor', async () => {
  const { phone } = await buildUser(app.services, { password: old_password })
  const client = app.client()
  await logIn(phone, old_password, client)
  const own = (given: { old_password: string; password: string }) => client.ask(passwordCalls.change, given)
  expect((await own({ old_password: 'Wrong2026', password })).status).toBe(
    accountFailures.wrongPassword.status,
  )
  expect((await own({ old_password, password })).status).toBe(200)
  expect(await status(client)).toBe(200)
  expect((await logIn(phone, password)).status).toBe(200)
  const visitor = await app.client().ask(passwordCalls.change, { old_password, password })
  expect(visitor).toMatchObject({ status: failures.parametersMissing.status, message: '缺少参数: username' })
})

it('ends all other logins at once and leaves the one that asked', async () => {
  const { phone } = await buildUser(app.services, { password: old_password })
  const here = app.client()
  const desk = app.client()
  desk.userAgent = deskAgent
  await logIn(phone, old_password, here)
  const { data } = await logIn(phone, old_password, desk)
  expect((await change(phone, {}, here)).status).toBe(200)
  expect(await status(here)).toBe(200)
  expect(await status(desk)).toBe(failures.loginEnded.status)
  const refreshed = await app.client().ask(accountCalls.onlineRefresh, { refresh_token: data.refresh_token })
  expect(refreshed.status).toBe(failures.loginEnded.status)
})

it('ends every login when somebody without one has changed the password', async () => {
  const { phone } = await buildUser(app.services, { password: old_password })
  const client = app.client()
  await logIn(phone, old_password, client)
  await change(phone)
  expect(await status(client)).toBe(failures.loginEnded.status)
})

it('does not spare the login of another user who asks', async () => {
  const { phone } = await buildUser(app.services, { password: old_password })
  const stranger = await buildUser(app.services, { password: old_password })
  const mine = app.client()
  const theirs = app.client()
  await logIn(phone, old_password, mine)
  await logIn(stranger.phone, old_password, theirs)
  expect((await change(phone, {}, theirs)).status).toBe(200)
  expect(await status(mine)).toBe(failures.loginEnded.status)
  expect(await status(theirs)).toBe(200)
})

it.each([
  'Short1',
  'onlyletters',
  '1234567890',
  'Twenty1characters0000',
  'with space 1',
  '密码密码密码密码a1',
])('refuses "%s" as a password', async (weak) => {
  const { phone } = await buildUser(app.services, { password: old_password })
  expect(await change(phone, { password: weak })).toMatchObject({
    status: passwordFailures.weakPassword.status,
    message: passwordFailures.weakPassword.zh,
  })
  expect((await logIn(phone, old_password)).status).toBe(200)
})

it('refuses the last password again', async () => {
  const { phone } = await buildUser(app.services, { password: old_password })
  expect((await change(phone, { password: old_password })).status).toBe(passwordFailures.samePassword.status)
})

it('says the same for a wrong old password and an unknown account', async () => {
  const { phone } = await buildUser(app.services, { password: old_password })
  const wrong = await change(phone, { old_password: 'Wrong2026' })
  const unknown = await change('nobody-here')
  expect(wrong).toMatchObject({ status: accountFailures.wrongPassword.status, data: null })
  expect(unknown).toMatchObject({ status: wrong.status, message: wrong.message, data: null })
})

it('shares the limit of the login, so that it cannot serve for guessing', async () => {
  const { phone } = await buildUser(app.services, { password: old_password })
  for (let tries = 0; tries < 20; tries++) await change(phone, { old_password: `Wrong${tries}` })
  expect((await logIn(phone, old_password)).status).toBe(failures.tooOften.status)
})

it('lets one of many changes through', async () => {
  const { phone } = await buildUser(app.services, { password: old_password })
  const answers = await atOnce(8, (index) => change(phone, { password: `Apricot20${index}0` }))
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  const winner = answers.findIndex((answer) => answer.status === 200)
  expect((await logIn(phone, `Apricot20${winner}0`)).status).toBe(200)
})

it('lets no login by the old password slip in behind the change', async () => {
  for (let round = 0; round < 6; round++) {
    const { phone } = await buildUser(app.services, { password: old_password })
    const client = app.client()
    await Promise.all([change(phone), logIn(phone, old_password, client)])
    if (client.token) expect(await status(client)).toBe(failures.loginEnded.status)
    expect((await logIn(phone, old_password)).status).toBe(accountFailures.wrongPassword.status)
  }
})
