import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { pushCalls } from '#contract/community/messages.ts'
import { accountCalls, accountFailures } from '#contract/people/account.ts'
import { ownAccountCalls, ownAccountFailures } from '#contract/people/own-account.ts'
import { failures } from '#contract/wire/failure.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { openLogin } from '#server/features/people/account/open-login.ts'
import {
  wechatIdentities,
  wechatUnbindings,
} from '#server/features/people/account/wechat-identities.tables.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { callContext } from '#server/testing/call-context.ts'
import { atOnce, readCode, resetLimits, wrongOf } from '#server/testing/login-steps.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { enterByWechat } from '#server/testing/wechat-server.ts'

const app = await testApp()
const { db } = app.services
const password = 'Xinglin2026'
beforeEach(async () => {
  await resetLimits(app)
  await db.delete(wechatIdentities)
})

/** A member whose WeChat is bound in the official account and in the mini-program. */
async function buildBound() {
  const member = await buildMember(app, { password })
  const bound = {
    user_id: member.user.id,
    bound_at: new Date('2026-11-01T01:00:00Z'),
    unionid: 'sandbox-union-lin',
  }
  await db.insert(wechatIdentities).values([
    { app_type: 1, openid: 'sandbox-1-lin', ...bound },
    { app_type: 2, openid: 'sandbox-2-lin', ...bound },
  ])
  return member
}

function byWechat() {
  const client = app.client()
  client.userAgent += ' MicroMessenger/8.0'
  return enterByWechat({ ...app, close: async () => undefined }, client)
}

const unbind = (client: TestClient, proof: { old_code?: string; password?: string }) =>
  client.ask(ownAccountCalls.unbindWechat, proof)
const isBound = async (client: TestClient) =>
  (await client.call(ownAccountCalls.wechatBinding, {})).is_bound === 1
const ownCode = async (client: TestClient, phone: string) => {
  await client.call(accountCalls.sendCode, { country_code: '86', scene: 'auth' })
  return readCode(app, phone)
}

it('takes WeChat from an account in all apps, by a code to its number, and tells', async () => {
  const { user, phone, client } = await buildBound()
  expect(await client.call(ownAccountCalls.wechatBinding, {})).toEqual({
    is_bound: 1,
    bound_at: '2026-11-01 09:00',
  })
  expect((await byWechat()).userid).toBe(user.id)
  const proof = { old_code: await ownCode(client, phone) }
  expect((await unbind(client, proof)).status).toBe(200)
  expect(await isBound(client)).toBe(false)
  expect((await byWechat()).userid).toBe(0)
  const { data } = await client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })
  expect(data).toMatchObject([{ kind: 'system', pushTitle: '账号已解绑微信' }])
  const kept = await db.select().from(wechatUnbindings).where(eq(wechatUnbindings.user_id, user.id))
  expect(kept.map(({ app_type }) => app_type).toSorted((a, b) => a - b)).toEqual([1, 2])
})

it('ends what a WeChat has opened, and keeps the login that has done it', async () => {
  const { phone, client } = await buildBound()
  const { token } = await byWechat()
  expect((await unbind(client, { password })).status).toBe(200)
  const other = app.client()
  other.token = token
  expect((await other.ask(accountCalls.loginStatus, {})).status).toBe(failures.loginEnded.status)
  expect((await client.ask(accountCalls.loginStatus, {})).status).toBe(200)
  const login = { username: phone, password }
  expect((await app.client().ask(accountCalls.login, login)).status).toBe(200)
})

it('asks for a proof that a stolen login does not have', async () => {
  const { phone, client } = await buildBound()
  expect((await unbind(client, {})).status).toBe(ownAccountFailures.proofNeeded.status)
  expect((await unbind(client, { password: 'Xinglin2027' })).status).toBe(
    accountFailures.wrongPassword.status,
  )
  const code = await ownCode(client, phone)
  expect((await unbind(client, { old_code: wrongOf(code) })).status).toBe(accountFailures.wrongCode.status)
  expect((await app.client().ask(ownAccountCalls.unbindWechat, { password })).status).toBe(
    failures.loginExpired.status,
  )
  expect(await isBound(client)).toBe(true)
})

it('leaves nobody without a way to log in', async () => {
  const { user, client } = await buildBound()
  await db
    .update(users)
    .set({ phone_sealed: null, phone_digest: null, phone_tail: null })
    .where(eq(users.id, user.id))
  const { phoneMissing } = accountFailures
  // A password alone opens nothing: it belongs to a number or to the name of an account.
  expect((await unbind(client, { password })).status).toBe(phoneMissing.status)
  await db
    .update(users)
    .set({ account: `doctor${user.id}` })
    .where(eq(users.id, user.id))
  expect((await unbind(client, { password })).status).toBe(200)
})

it('unbinds once, however often at the same time, and nothing that is not bound', async () => {
  const { user, client } = await buildBound()
  const statuses = await atOnce(4, async () => (await unbind(client, { password })).status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404])
  expect(await db.$count(wechatUnbindings, eq(wechatUnbindings.user_id, user.id))).toBe(2)
})

it('opens no login by a WeChat that was unbound meanwhile', async () => {
  const { user, client } = await buildBound()
  const [identity] = await db.select().from(wechatIdentities)
  await unbind(client, { password })
  const context = callContext({ ...app.services, caller: { guestId: '1' } })
  await expect(openLogin(context, user, { identityId: identity!.id, way: 'wechat' })).rejects.toThrow()
})
