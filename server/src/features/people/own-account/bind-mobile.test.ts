import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { pushCalls } from '#contract/community/messages.ts'
import { accountCalls, accountFailures } from '#contract/people/account.ts'
import { failures } from '#contract/wire/failure.ts'
import { ownAccountCalls, ownAccountFailures } from '#contract/people/own-account.ts'
import { openSession } from '#server/features/people/account/sessions.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { atOnce, getCode, readCode, resetLimits, wrongOf } from '#server/testing/login-steps.ts'
import { selectOutbox } from '#server/providers/sms/outbox.queries.ts'
import { enterByWechat } from '#server/testing/wechat-server.ts'
import { bindIdentity } from '#server/features/people/account/wechat-identities.queries.ts'
import { wechatIdentities } from '#server/features/people/account/wechat-identities.tables.ts'
import { buildMember, buildUser, logIn, newPhone } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'

const app = await testApp()
beforeEach(() => resetLimits(app))

type More = { old_code?: string; password?: string }
const bind = (client: TestClient, phone: string, code: string, more: More = {}) =>
  client.ask(ownAccountCalls.bindMobile, { phone, country_code: '86', code, ...more })

async function enter(phone: string) {
  // The number has had a code within the last minute.
  await resetLimits(app)
  const client = app.client()
  const code = await getCode(app, client, phone)
  return client.call(accountCalls.codeLogin, { phone, country_code: '86', code })
}

/** The code that comes to the number which the account has now. */
async function oldCode(client: TestClient, phone: string): Promise<string> {
  await client.call(accountCalls.sendCode, { country_code: '86', scene: 'auth' })
  return readCode(app, phone)
}

const phoneOf = async (userId: number) => {
  const [row] = await app.services.db.select().from(users).where(eq(users.id, userId))
  return app.services.vault.openText(row!.phone_sealed!)
}

it('puts a new number in the place of the old one, by the codes of both', async () => {
  const { user, phone: old, client } = await buildMember(app)
  const phone = newPhone()
  const proof = { old_code: await oldCode(client, old) }
  expect((await bind(client, phone, await getCode(app, client, phone, 'bind'), proof)).status).toBe(200)
  const { data } = await client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })
  expect(data).toMatchObject([{ kind: 'system', pushTitle: '账号已改绑手机号' }])
  expect((await enter(phone)).userid).toBe(user.id)
  // Nobody's any more, so it registers again.
  expect((await enter(old)).userid).not.toBe(user.id)
  expect(await phoneOf(user.id)).toBe(phone)
})

it('takes the password of somebody whose old number is lost', async () => {
  const { user, client } = await buildMember(app, { password: 'Xinglin2026' })
  const phone = newPhone()
  const code = await getCode(app, client, phone, 'bind')
  const wrong = await bind(client, phone, code, { password: 'Xinglin2027' })
  expect(wrong.status).toBe(accountFailures.wrongPassword.status)
  expect((await bind(client, phone, code, { password: 'Xinglin2026' })).status).toBe(200)
  expect(await phoneOf(user.id)).toBe(phone)
})

it('does not give the account to a stolen login: the code of the new number is not enough', async () => {
  const { user, phone: old, client } = await buildMember(app, { password: 'Xinglin2026' })
  const phone = newPhone()
  const code = await getCode(app, client, phone, 'bind')
  const { proofNeeded } = ownAccountFailures
  expect(await bind(client, phone, code)).toMatchObject({
    status: proofNeeded.status,
    message: proofNeeded.zh,
  })
  expect((await bind(client, phone, code, { old_code: '' })).status).toBe(proofNeeded.status)
  const right = await oldCode(client, old)
  expect((await bind(client, phone, code, { old_code: wrongOf(right) })).status).toBe(
    accountFailures.wrongCode.status,
  )
  // A code of the new number, or of another scene, says nothing about the old one.
  expect((await bind(client, phone, code, { old_code: code })).status).toBe(accountFailures.wrongCode.status)
  expect(await phoneOf(user.id)).toBe(old)
  expect((await bind(client, phone, code, { old_code: right })).status).toBe(200)
})

it('compares five guesses at the old code, however many come together', async () => {
  const { phone: old, client } = await buildMember(app)
  const phone = newPhone()
  const code = await getCode(app, client, phone, 'bind')
  const right = await oldCode(client, old)
  await atOnce(15, () => bind(client, phone, code, { old_code: wrongOf(right) }))
  expect((await bind(client, phone, code, { old_code: right })).status).toBe(accountFailures.wrongCode.status)
})

it('notifies the old number and ends the other logins', async () => {
  const { user, phone: old, client } = await buildMember(app)
  const other = app.client()
  const atDesk = await openSession(app.services.db, user.id, 'desk', other.guestId)
  other.token = atDesk.secrets.token
  const proof = { old_code: await oldCode(client, old) }
  const phone = newPhone()
  const code = await getCode(app, client, phone, 'bind')
  expect((await bind(client, phone, code, proof)).status).toBe(200)
  expect((await client.ask(accountCalls.loginStatus, {})).status).toBe(200)
  expect((await other.ask(accountCalls.loginStatus, {})).status).toBe(failures.loginEnded.status)
  const [notice] = await selectOutbox(app.services.db, old)
  expect(notice!.text).toContain(`已改绑手机号 ${phone.slice(0, 3)}****${phone.slice(-4)}`)
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
  expect((await bind(client, phone, await getCode(app, client, phone, 'bind'))).status).toBe(200)
  expect((await enter(phone)).userid).toBe(user.id)
})

it('refuses a number that belongs to another', async () => {
  const { user, phone: old, client } = await buildMember(app)
  const { phone } = await buildUser(app.services)
  const proof = { old_code: await oldCode(client, old) }
  const answer = await bind(client, phone, await getCode(app, client, phone, 'bind'), proof)
  expect(answer).toMatchObject({
    status: ownAccountFailures.phoneTaken.status,
    message: ownAccountFailures.phoneTaken.zh,
  })
  expect((await enter(old)).userid).toBe(user.id)
})

it('wants the code of the new number, of its scene, and once', async () => {
  const { client } = await buildMember(app, { password: 'Xinglin2026' })
  const proof = { password: 'Xinglin2026' }
  const phone = newPhone()
  const code = await getCode(app, client, phone, 'bind')
  expect((await bind(client, phone, wrongOf(code), proof)).status).toBe(accountFailures.wrongCode.status)
  expect((await bind(client, newPhone(), code, proof)).status).toBe(accountFailures.wrongCode.status)
  expect((await bind(client, phone, code, proof)).status).toBe(200)
  expect((await bind(client, phone, code, proof)).status).toBe(accountFailures.wrongCode.status)
  const other = newPhone()
  const foreign = await getCode(app, client, other, 'login')
  expect((await bind(client, other, foreign, proof)).status).toBe(accountFailures.wrongCode.status)
})

it('gives a number to one of thirty who come with its code', async () => {
  const phone = newPhone()
  const browser = app.client()
  const code = await getCode(app, browser, phone, 'bind')
  const members = await atOnce(30, async () => {
    const { user } = await buildUser(app.services, { phone_digest: null, phone_sealed: null })
    const client = await logIn(app, user)
    client.guestId = browser.guestId
    return client
  })
  const answers = await Promise.all(members.map((client) => bind(client, phone, code)))
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
})

it('refuses visitors and wrong numbers', async () => {
  expect((await bind(app.client(), newPhone(), '1234')).status).toBe(failures.loginExpired.status)
  const { client } = await buildMember(app)
  expect((await bind(client, '123', '1234')).status).toBe(accountFailures.wrongPhone.status)
})
