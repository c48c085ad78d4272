import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { accountCalls } from '#contract/people/account.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildUser } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { sessions, spentRefreshTokens } from './account.tables.ts'

const app = await testApp()
const password = 'Xinglin2026'

async function logIn() {
  const { user, phone } = await buildUser(app.services, { password })
  const client = app.client()
  const { token, refresh_token } = await client.call(accountCalls.login, { username: phone, password })
  return { user, client, token, refresh_token }
}

const refresh = (client: TestClient, refresh_token: string) =>
  client.ask(accountCalls.onlineRefresh, { refresh_token })

const statusOf = async (token: string) => {
  const client = app.client()
  client.token = token
  return (await client.ask(accountCalls.loginStatus, {})).status
}

it('gives an answer again that was lost on its way', async () => {
  const { client, token, refresh_token } = await logIn()
  const lost = await refresh(client, refresh_token)
  const again = await refresh(client, refresh_token)
  expect(again).toMatchObject({ status: 200, data: lost.data })
  expect(again.headers.get('set-cookie')).toBe(lost.headers.get('set-cookie'))
  expect(await statusOf(again.data.token)).toBe(200)
  expect(await statusOf(token)).toBe(failures.tokenInvalid.status)
  expect((await refresh(client, again.data.refresh_token)).status).toBe(200)
})

it('gives all of several at once the same set', async () => {
  const { client, refresh_token } = await logIn()
  const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(client, refresh_token)))
  expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200))
  expect(new Set(answers.map((answer) => answer.data.refresh_token)).size).toBe(1)
  expect(await statusOf(answers[0]!.data.token)).toBe(200)
})

it('ends the login when a token comes again after a minute', async () => {
  const { user, client, refresh_token } = await logIn()
  const { data } = await refresh(client, refresh_token)
  const { db } = app.services
  const [session] = await db.select().from(sessions).where(eq(sessions.user_id, user.id))
  await db
    .update(spentRefreshTokens)
    .set({ spent_at: sql`now() - interval '61 seconds'` })
    .where(eq(spentRefreshTokens.session_id, session!.id))
  expect((await refresh(client, refresh_token)).status).toBe(failures.loginEnded.status)
  expect(await statusOf(data.token)).toBe(failures.loginEnded.status)
})

it('ends the login when the replacement was traded in already', async () => {
  const { client, refresh_token } = await logIn()
  const second = await refresh(client, refresh_token)
  const third = await refresh(client, second.data.refresh_token)
  expect((await refresh(client, refresh_token)).status).toBe(failures.loginEnded.status)
  expect(await statusOf(third.data.token)).toBe(failures.loginEnded.status)
})

it('ends the login when another browser was faster', async () => {
  const { client, refresh_token } = await logIn()
  const stolen = await refresh(app.client(), refresh_token)
  expect(stolen.status).toBe(200)
  expect((await refresh(client, refresh_token)).status).toBe(failures.loginEnded.status)
  expect(await statusOf(stolen.data.token)).toBe(failures.loginEnded.status)
})

it('does not revive a login that has ended since', async () => {
  const { client, refresh_token } = await logIn()
  const { data } = await refresh(client, refresh_token)
  client.token = data.token
  await client.call(accountCalls.logout, {})
  client.token = ''
  expect((await refresh(client, refresh_token)).status).toBe(failures.loginExpired.status)
})
