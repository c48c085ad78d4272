import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { accountCalls, accountFailures } from '#contract/people/account.ts'
import { otherLoginCalls } from '#contract/people/other-logins.ts'
import { failures } from '#contract/wire/failure.ts'
import { sessions } from '#server/features/people/account/account.tables.ts'
import { wechatIdentities } from '#server/features/people/account/wechat-identities.tables.ts'
import { enterByWechat } from '#server/testing/wechat-server.ts'
import { selectOutbox } from '#server/providers/sms/outbox.queries.ts'
import { buildUser, newPhone } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import { atOnce, getCode, resetLimits } from '#server/testing/login-steps.ts'

const app = await testApp()
beforeEach(() => resetLimits(app))

const password = 'Xinglin2026'
const enter = async (
  phone: string,
  more: { inviter?: number; openid?: string } = {},
  client = app.client(),
) =>
  client.call(accountCalls.codeLogin, {
    phone,
    country_code: '86',
    code: await getCode(app, client, phone),
    ...more,
  })

it('binds the WeChat identity that the browser has proven to whoever logs in there', async () => {
  const client = app.client()
  const stand = { ...app, close: async () => undefined }
  const { openid, userid } = await enterByWechat(stand, client, 'lin')
  expect(userid).toBe(0)
  const { user, phone } = await buildUser(app.services)
  const login = await enter(phone, { openid }, client)
  expect(login).toMatchObject({ userid: user.id, openid })
  expect(login.unionid).not.toBe('')
  const elsewhere = await enterByWechat(stand, app.client(), 'lin')
  expect(elsewhere.userid).toBe(user.id)
})

it('counts an invitation for a new user only, and for a real inviter', async () => {
  const { user: inviter } = await buildUser(app.services)
  const { phone: known } = await buildUser(app.services)
  await enter(newPhone(), { inviter: inviter.id })
  await enter(known, { inviter: inviter.id })
  await enter(newPhone(), { inviter: 999_999_999 })
  const { rows } = await app.services.db.execute(
    sql`select count(*)::int as count from invitations where inviter_id = ${inviter.id}`,
  )
  expect(rows).toEqual([{ count: 1 }])
})

it('registers a number once, whatever arrives together', async () => {
  const phone = newPhone()
  const client = app.client()
  const code = await getCode(app, client, phone)
  await atOnce(5, () => client.ask(accountCalls.codeLogin, { phone, country_code: '86', code }))
  const passwords = (await selectOutbox(app.services.db, phone)).filter((row) =>
    row.text.includes('初始密码'),
  )
  expect(passwords).toHaveLength(1)
})

it('leaves one login of a kind standing, however many open together', async () => {
  const { phone } = await buildUser(app.services, { password })
  const clients = Array.from({ length: 8 }, () => app.client())
  const logins = await Promise.all(
    clients.map((client) => client.call(accountCalls.login, { username: phone, password })),
  )
  const statuses = await Promise.all(
    logins.map(({ token }, index) => {
      clients[index]!.token = token
      return clients[index]!.ask(accountCalls.loginStatus, {})
    }),
  )
  const told = statuses.map((answer) => answer.status)
  expect(told.filter((status) => status === 200)).toHaveLength(1)
  expect(told.filter((status) => status === failures.loginEnded.status)).toHaveLength(7)
})

it('does not revive a login after logout: the remembered refresh token is dead', async () => {
  const { phone } = await buildUser(app.services, { password })
  const client = app.client()
  const { token, refresh_token } = await client.call(accountCalls.login, { username: phone, password })
  client.token = token
  await client.call(accountCalls.logout, {})
  const fresh = app.client()
  const answer = await fresh.ask(accountCalls.onlineRefresh, { refresh_token })
  expect(answer.status).toBe(failures.loginExpired.status)
  expect(answer.headers.get('set-cookie')).toBeNull()
})

it('offers a remembered account as long as its login stands', async () => {
  const { user, phone } = await buildUser(app.services, { password })
  const { refresh_token } = await app.client().call(accountCalls.login, { username: phone, password })
  const again = await app.client().call(accountCalls.onlineRefresh, { refresh_token })
  expect(again.userid).toBe(user.id)
})

it('speaks of neither user nor password where both are wrong', async () => {
  const client = app.client()
  client.language = 'en'
  const answer = await client.ask(accountCalls.login, { username: 'nobody', password })
  expect(answer).toMatchObject({ status: accountFailures.wrongPassword.status, data: null })
})

const statusOf = async (token: string) => {
  const client = app.client()
  client.token = token
  return (await client.ask(accountCalls.loginStatus, {})).status
}

it('ends the login that a browser had when another person logs in there, and no login of other devices', async () => {
  const [first, second] = [
    await buildUser(app.services, { password }),
    await buildUser(app.services, { password }),
  ]
  const browser = app.client()
  const desk = app.client()
  desk.userAgent = 'Mozilla/5.0 (X11; Linux x64)'
  const elsewhere = await desk.call(accountCalls.login, { username: first.phone, password })
  const former = await browser.call(accountCalls.login, { username: first.phone, password })
  // Without the token, as the page of somebody else would have it: the cookie alone tells.
  const login = await browser.call(accountCalls.login, { username: second.phone, password })
  expect(await statusOf(former.token)).toBe(failures.loginExpired.status)
  expect(
    (await browser.ask(accountCalls.onlineRefresh, { refresh_token: former.refresh_token })).status,
  ).toBe(failures.loginExpired.status)
  expect(await statusOf(login.token)).toBe(200)
  expect(await statusOf(elsewhere.token)).toBe(200)
})

it('ends the login of an app, which has a token and no cookie, as well', async () => {
  const [first, second] = [
    await buildUser(app.services, { password }),
    await buildUser(app.services, { password }),
  ]
  const client = app.client()
  const { token } = await client.call(accountCalls.login, { username: first.phone, password })
  Object.assign(client, { token, cookie: '' })
  await client.call(accountCalls.login, { username: second.phone, password })
  expect(await statusOf(token)).toBe(failures.loginExpired.status)
})

it('keeps a login that is renewed, and ends another one whose place it takes', async () => {
  const [first, second] = [
    await buildUser(app.services, { password }),
    await buildUser(app.services, { password }),
  ]
  const own = app.client()
  const login = await own.call(accountCalls.login, { username: first.phone, password })
  const renewed = await own.call(accountCalls.onlineRefresh, { refresh_token: login.refresh_token })
  expect(await statusOf(renewed.token)).toBe(200)
  const browser = app.client()
  const former = await browser.call(accountCalls.login, { username: second.phone, password })
  await browser.call(accountCalls.onlineRefresh, { refresh_token: renewed.refresh_token })
  expect(await statusOf(former.token)).toBe(failures.loginExpired.status)
})

it('leaves a login alone where another person fails to log in', async () => {
  const [first, second] = [
    await buildUser(app.services, { password }),
    await buildUser(app.services, { password }),
  ]
  const browser = app.client()
  const former = await browser.call(accountCalls.login, { username: first.phone, password })
  const wrong = await browser.ask(accountCalls.login, { username: second.phone, password: 'Xinglin2027' })
  expect(wrong.status).toBe(accountFailures.wrongPassword.status)
  expect(await statusOf(former.token)).toBe(200)
})

it.each(['https://evil.example', 'null'])('logs nobody in whom a page at %s has sent', async (origin) => {
  const { phone } = await buildUser(app.services, { password })
  const browser = app.client()
  browser.origin = origin
  const answer = await browser.ask(accountCalls.login, { username: phone, password })
  expect([answer.http, answer.status]).toEqual([200, failures.foreignPage.status])
  expect(answer.headers.get('set-cookie')).toBeNull()
  browser.origin = app.url
  expect((await browser.ask(accountCalls.login, { username: phone, password })).status).toBe(200)
})

it('keeps how somebody has logged in', async () => {
  const { user, phone } = await buildUser(app.services, { password })
  const stand = { ...app, close: async () => undefined }
  const client = app.client()
  client.userAgent += ' MicroMessenger/8.0'
  const { openid } = await enterByWechat(stand, client, 'he')
  await enter(phone, { openid }, client)
  const { token } = await app.client().call(accountCalls.login, { username: phone, password })
  const again = app.client()
  again.userAgent = client.userAgent
  await enterByWechat(stand, again, 'he')
  const handing = app.client()
  handing.token = token
  const { code } = await handing.call(otherLoginCalls.generateShearplate, { target: '/' })
  await app.client().call(otherLoginCalls.shearplateLogin, { code })
  const ways = await app.services.db
    .select({ way: sessions.way })
    .from(sessions)
    .where(eq(sessions.user_id, user.id))
    .orderBy(sessions.id)
  expect(ways.map(({ way }) => way)).toEqual(['code', 'password', 'wechat', 'handed-on'])
  // Other files enter by the same people.
  await app.services.db.delete(wechatIdentities).where(eq(wechatIdentities.user_id, user.id))
})
