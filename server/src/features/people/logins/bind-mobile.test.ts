import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { accountCalls, accountFailures } from '#contract/people/account.ts'
import { failures } from '#contract/wire/failure.ts'
import { loginsFailures, ownAccountCalls } from '#contract/people/logins.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { atOnce, getCode, resetLimits, wrongOf } from '#server/testing/login-steps.ts'
import { enterByWechat } from '#server/testing/wechat-server.ts'
import { bindIdentity } from '#server/features/people/account/wechat-identities.queries.ts'
import { wechatIdentities } from '#server/features/people/account/wechat-identities.tables.ts'
import { buildMember, buildUser, newPhone } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'

const app = await testApp()
beforeEach(() => resetLimits(app))

const bind = (client: TestClient, phone: string, code: string) =>
  client.ask(ownAccountCalls.bindMobile, { phone, country_code: '86', code })
async function enter(phone: string) {
  // The number has had a code within the last minute.
  await resetLimits(app)
  const code = await getCode(app, phone)
  return app.client().call(accountCalls.codeLogin, { phone, country_code: '86', code })
}

it('puts a new number in the place of the old one', async () => {
  const { user, phone: old, client } = await buildMember(app)
  const phone = newPhone()
  expect((await bind(client, phone, await getCode(app, phone, 'bind'))).status).toBe(200)
  expect((await enter(phone)).userid).toBe(user.id)
  // Nobody's any more, so it registers anew.
  expect((await enter(old)).userid).not.toBe(user.id)
  const [row] = await app.services.db.select().from(users).where(eq(users.id, user.id))
  expect(app.services.vault.openText(row!.phone_sealed!)).toBe(phone)
})

it('gives a number to somebody who came by WeChat and has none', async () => {
  const { user } = await buildUser(app.services, { phone_digest: null, phone_sealed: null })
  const client = app.client()
  const stand = { ...app, close: async () => undefined }
  await app.services.db.delete(wechatIdentities)
  await enterByWechat(stand, app.client(), 'he')
  const [identity] = await app.services.db.select().from(wechatIdentities)
  await bindIdentity(app.services.db, identity!.id, user.id)
  client.token = (await enterByWechat(stand, client, 'he')).token
  const phone = newPhone()
  expect((await bind(client, phone, await getCode(app, phone, 'bind'))).status).toBe(200)
  expect((await enter(phone)).userid).toBe(user.id)
})

it('refuses a number that belongs to another', async () => {
  const { user, phone: old, client } = await buildMember(app)
  const { phone } = await buildUser(app.services)
  const answer = await bind(client, phone, await getCode(app, phone, 'bind'))
  expect(answer).toMatchObject({
    status: loginsFailures.phoneTaken.status,
    message: loginsFailures.phoneTaken.zh,
  })
  expect((await enter(old)).userid).toBe(user.id)
})

it('wants the code of the new number, of its scene, and once', async () => {
  const { client } = await buildMember(app)
  const phone = newPhone()
  const code = await getCode(app, phone, 'bind')
  expect((await bind(client, phone, wrongOf(code))).status).toBe(accountFailures.wrongCode.status)
  expect((await bind(client, newPhone(), code)).status).toBe(accountFailures.wrongCode.status)
  expect((await bind(client, phone, code)).status).toBe(200)
  expect((await bind(client, phone, code)).status).toBe(accountFailures.wrongCode.status)
  const other = newPhone()
  const foreign = await getCode(app, other, 'login')
  expect((await bind(client, other, foreign)).status).toBe(accountFailures.wrongCode.status)
})

it('gives a number to one of thirty who come with its code', async () => {
  const phone = newPhone()
  const code = await getCode(app, phone, 'bind')
  const members = await atOnce(30, async () => (await buildMember(app)).client)
  const answers = await Promise.all(members.map((client) => bind(client, phone, code)))
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
})

it('refuses visitors and wrong numbers', async () => {
  expect((await bind(app.client(), newPhone(), '1234')).status).toBe(failures.loginExpired.status)
  const { client } = await buildMember(app)
  expect((await bind(client, '123', '1234')).status).toBe(accountFailures.wrongPhone.status)
})
