import { expect, it } from 'vitest'
import { accountCalls } from '#contract/people/account.ts'
import { buildUser, logIn } from '#server/testing/build-user.ts'
import { getCode } from '#server/testing/login-steps.ts'
import { readInbox } from '#server/testing/read-inbox.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'

const app = await testApp()
const password = 'Xinglin2026'

/** Logs in by password, and answers the cookie by which the browser is known. */
async function enter(client: TestClient, username: string): Promise<string | undefined> {
  const { status, headers } = await client.ask(accountCalls.login, { username, password })
  expect(status).toBe(200)
  return headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('med_device='))
    ?.split(';')[0]
}

async function scene() {
  const { user, phone } = await buildUser(app.services, { password })
  const told = async () => {
    const reader = await logIn(app, user)
    return (await readInbox(reader)).filter((text) => text.includes('新设备'))
  }
  return { phone, told }
}

it('says nothing of the first browser, and nothing when the same one comes back', async () => {
  const { phone, told } = await scene()
  const cookie = await enter(app.client(), phone)
  expect(cookie).toMatch(/^med_device=[\w-]{32}$/)
  const again = app.client()
  again.cookie = cookie!
  expect(await enter(again, phone)).toBeUndefined()
  expect(await told()).toEqual([])
})

it('tells the owner of a login by password in another browser, once', async () => {
  const { phone, told } = await scene()
  await enter(app.client(), phone)
  const desk = app.client()
  desk.userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140'
  const cookie = await enter(desk, phone)
  desk.cookie = cookie!
  await enter(desk, phone)
  expect(await told()).toEqual([
    expect.stringMatching(/^您的账号于 \d+月\d+日 \d\d:\d\d 在新设备（电脑）上登录。/),
  ])
})

it('takes a cookie that nobody was given for a new browser', async () => {
  const { phone, told } = await scene()
  await enter(app.client(), phone)
  const client = app.client()
  client.cookie = 'med_device=0123456789012345678901234567890a'
  await enter(client, phone)
  expect(await told()).toHaveLength(1)
})

it('says nothing of a login by code, of which the owner knows by the SMS', async () => {
  const { phone, told } = await scene()
  await enter(app.client(), phone)
  const client = app.client()
  const code = await getCode(app, client, phone)
  await client.call(accountCalls.codeLogin, { phone, country_code: '86', code })
  expect(await told()).toEqual([])
})
