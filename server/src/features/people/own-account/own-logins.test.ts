import { beforeEach, expect, it } from 'vitest'
import { accountCalls } from '#contract/people/account.ts'
import { failures } from '#contract/wire/failure.ts'
import { ownAccountCalls } from '#contract/people/own-account.ts'
import { resetLimits } from '#server/testing/login-steps.ts'
import { buildMember, buildUser } from '#server/testing/build-user.ts'
import { listen } from '#server/testing/listen-group.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'

const app = await testApp()
beforeEach(() => resetLimits(app))

const password = 'Xinglin2026'
const agents = {
  phone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148',
  desk: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140',
  wechat: 'Mozilla/5.0 (iPhone) Mobile/15E148 MicroMessenger/8.0',
}

/** Somebody who is logged in on three kinds of clients. */
async function buildClients() {
  const { phone } = await buildUser(app.services, { password })
  const logIn = async (userAgent: string): Promise<TestClient> => {
    const client = app.client()
    client.userAgent = userAgent
    client.token = (await client.call(accountCalls.login, { username: phone, password })).token
    return client
  }
  return {
    phone: await logIn(agents.phone),
    desk: await logIn(agents.desk),
    wechat: await logIn(agents.wechat),
  }
}

const status = async (client: TestClient) => (await client.ask(accountCalls.loginStatus, {})).status
const list = (client: TestClient) => client.call(ownAccountCalls.logins, {})
const ended = failures.loginEnded.status

it('lists the logins that stand, the one in use first', async () => {
  const { phone, desk, wechat } = await buildClients()
  await wechat.call(accountCalls.logout, {})
  const logins = await list(desk)
  expect(logins.map(({ client, is_current }) => [client, is_current])).toEqual([
    ['desk', 1],
    ['phone', 0],
  ])
  expect(logins[0]!.created_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
  expect((await list(phone)).map((login) => login.client)).toEqual(['phone', 'desk'])
})

it('ends one of the others, at its next call and on its socket', async () => {
  const { phone, desk, wechat } = await buildClients()
  const { userid } = await desk.call(accountCalls.userInfo, {})
  const socket = await listen(app, { userid: String(userid), client: desk })
  const target = (await list(phone)).find((login) => login.client === 'desk')!
  expect((await phone.ask(ownAccountCalls.endLogin, { login_id: target.login_id })).status).toBe(200)
  expect(await status(desk)).toBe(ended)
  expect(await status(wechat)).toBe(200)
  expect(await socket.closed).toBe(4001)
  expect(socket.messages.map(({ type }) => type)).toContain('outsideAccount')
  const again = await phone.ask(ownAccountCalls.endLogin, { login_id: target.login_id })
  expect(again.status).toBe(failures.dataMissing.status)
})

it('ends all others', async () => {
  const { phone, desk, wechat } = await buildClients()
  expect(await phone.call(ownAccountCalls.endOtherLogins, {})).toEqual({ ended: 2 })
  expect(await status(phone)).toBe(200)
  for (const client of [desk, wechat]) expect(await status(client)).toBe(ended)
  expect(await phone.call(ownAccountCalls.endOtherLogins, {})).toEqual({ ended: 0 })
})

it('ends neither the own login nor that of another user', async () => {
  const { client } = await buildMember(app)
  const stranger = await buildMember(app)
  const [own] = await list(client)
  const [foreign] = await list(stranger.client)
  for (const login_id of [own!.login_id, foreign!.login_id, 999_999_999])
    expect((await client.ask(ownAccountCalls.endLogin, { login_id })).status).toBe(
      failures.dataMissing.status,
    )
  expect(await status(client)).toBe(200)
  expect(await status(stranger.client)).toBe(200)
})

it('is for members', async () => {
  const visitor = app.client()
  expect((await visitor.ask(ownAccountCalls.logins, {})).status).toBe(failures.loginExpired.status)
  expect((await visitor.ask(ownAccountCalls.endOtherLogins, {})).status).toBe(failures.loginExpired.status)
})
