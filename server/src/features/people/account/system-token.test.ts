import { expect, it } from 'vitest'
import { pushCalls } from '#contract/community/messages.ts'
import { accountCalls } from '#contract/people/account.ts'
import type { LoginData } from '#contract/people/account.ts'
import { tokenHeaders } from '#contract/wire/envelope.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildUser } from '#server/testing/build-user.ts'
import { commonFields, testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const password = 'Xinglin2026'

async function logIn() {
  const { phone } = await buildUser(app.services, { password })
  const client = app.client()
  const login = await client.call(accountCalls.login, { username: phone, password })
  client.token = login.token
  return { client, login }
}

/** A sister system has the system token alone. */
const askCollege = async ({ sys_token }: Pick<LoginData, 'sys_token'>) => {
  const answer = await fetch(app.url + pushCalls.list.path, {
    method: 'POST',
    headers: { [tokenHeaders.sysToken]: sys_token },
    body: new URLSearchParams(commonFields({ guestId: '12345678' })),
  })
  return ((await answer.json()) as { status: number }).status
}

it('stands for the same login at the medical-college service', async () => {
  const { client, login } = await logIn()
  expect(await askCollege(login)).toBe(200)
  await client.call(accountCalls.logout, {})
  expect(await askCollege(login)).toBe(failures.loginExpired.status)
})

it('is replaced when the login is renewed', async () => {
  const { client, login } = await logIn()
  const renewed = await client.call(accountCalls.onlineRefresh, { refresh_token: login.refresh_token })
  expect(await askCollege(login)).toBe(failures.tokenInvalid.status)
  expect(await askCollege(renewed)).toBe(200)
})

it('is not taken elsewhere, nor anything else for it', async () => {
  const { client, login } = await logIn()
  const answer = await fetch(app.url + accountCalls.userInfo.path, {
    method: 'POST',
    headers: { [tokenHeaders.sysToken]: login.sys_token },
    body: new URLSearchParams(commonFields(client)),
  })
  expect(await answer.json()).toMatchObject({ status: failures.loginExpired.status })
  for (const sys_token of [login.token, login.refresh_token, 'made-up'])
    expect(await askCollege({ sys_token })).toBe(failures.tokenInvalid.status)
})
