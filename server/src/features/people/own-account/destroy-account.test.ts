import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { accountCalls, accountFailures } from '#contract/people/account.ts'
import { failures } from '#contract/wire/failure.ts'
import { ownAccountCalls } from '#contract/people/own-account.ts'
import { insertFile } from '#kernel/files/files.queries.ts'
import { files } from '#kernel/kernel.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { atOnce, getCode, readCode, resetLimits, wrongOf } from '#server/testing/login-steps.ts'
import { wechatIdentities } from '#server/features/people/account/wechat-identities.tables.ts'
import { buildMember, buildUser, logIn } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'

const app = await testApp()
beforeEach(() => resetLimits(app))

const destroy = (client: TestClient, code: string) => client.ask(ownAccountCalls.destroy, { code })

/** To the own number, which the client need not know. */
async function askForCode(client: TestClient, phone: string): Promise<string> {
  await client.call(accountCalls.sendCode, { country_code: '86', scene: 'destroy' })
  return readCode(app, phone)
}

async function saveFileOf(ownerId: number, key: string) {
  const { storage } = app.services.providers
  await storage.put(key, Buffer.from('a picture'), 'image/png')
  await insertFile(app.services.db, { key, mime: 'image/png', size: 9, owner_id: ownerId, private: true })
}

/** Every row of every table as one text, except what the sandbox would have sent. */
async function dump(): Promise<string> {
  const { rows } = await app.services.db.execute<{ name: string }>(sql`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname <> 'outbox_messages'`)
  const tables = await Promise.all(
    rows.map(({ name }) =>
      app.services.db.execute(sql`select row_to_json(t)::text as row from ${sql.identifier(name)} t`),
    ),
  )
  return JSON.stringify(tables.map((table) => table.rows))
}

it('erases the person and leaves a row without one', async () => {
  const name = `欧阳${Date.now()}`
  const { user, phone, client } = await buildMember(app, {
    truename: name,
    account: `gone${Date.now()}`,
    password: 'Xinglin2026',
    photo: `/files/${name}.png`,
    company: `${name}公司`,
    introduce: `${name}的简介`,
    good_at: `${name}的专长`,
    email_sealed: app.services.vault.seal(`${name}@example.com`),
  })
  const { db, vault } = app.services
  const openid = `openid-${name}`
  await db.insert(wechatIdentities).values({ app_type: 1, openid, user_id: user.id, nickname: name })
  await db.execute(sql`
    insert into feedback (user_id, kind, content, phone_sealed) values (${user.id}, 'other', 'good', ${vault.seal(phone)})`)
  const digest = user.phone_digest!.toString('hex')
  expect(await dump()).toContain(name)

  const answer = await destroy(client, await askForCode(client, phone))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('set-cookie')).toMatch(/^med_login=;.*Max-Age=0/)

  const [row] = await db.select().from(users).where(eq(users.id, user.id))
  expect(row).toMatchObject({ status: 'deleted', phone_digest: null, phone_sealed: null, account: null })
  const left = await dump()
  expect(left).not.toContain(name)
  expect(left).not.toContain(user.account)
  const { rows: notes } = await db.execute(
    sql`select user_id, phone_sealed from feedback where content = 'good'`,
  )
  expect(notes).toEqual([{ user_id: null, phone_sealed: null }])
  // Codes are counted per number for a day; nothing else knows the digest.
  await db.execute(sql`delete from sms_codes`)
  expect(await dump()).not.toContain(digest)
})

it('removes the files with all their versions', async () => {
  const { user, phone, client } = await buildMember(app)
  const stranger = await buildUser(app.services)
  const key = `u/2026/01/${user.id}.png`
  const foreign = `u/2026/01/${stranger.user.id}.png`
  await saveFileOf(user.id, key)
  await saveFileOf(stranger.user.id, foreign)
  await destroy(client, await askForCode(client, phone))
  const { storage } = app.services.providers
  expect(await storage.head(key)).toBeUndefined()
  expect(await storage.head(foreign)).toBeDefined()
  expect(await app.services.db.select().from(files).where(eq(files.owner_id, user.id))).toEqual([])
})

it('ends every login', async () => {
  const { user, phone, client } = await buildMember(app, { password: 'Xinglin2026' })
  const desk = app.client()
  desk.userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140'
  const login = await desk.call(accountCalls.login, { username: phone, password: 'Xinglin2026' })
  desk.token = login.token
  await destroy(client, await askForCode(client, phone))
  for (const each of [client, desk])
    expect((await each.ask(accountCalls.loginStatus, {})).status).toBe(failures.loginEnded.status)
  const refreshed = await app.client().ask(accountCalls.onlineRefresh, { refresh_token: login.refresh_token })
  expect(refreshed.status).toBe(failures.loginEnded.status)
  const byPassword = await app.client().ask(accountCalls.login, { username: phone, password: 'Xinglin2026' })
  expect(byPassword.status).toBe(accountFailures.wrongPassword.status)
  expect(user.id).toBeGreaterThan(0)
})

it('lets the number register again', async () => {
  const { user, phone, client } = await buildMember(app)
  await destroy(client, await askForCode(client, phone))
  await resetLimits(app)
  const fresh = app.client()
  const code = await getCode(app, fresh, phone)
  const again = await fresh.call(accountCalls.codeLogin, { phone, country_code: '86', code })
  expect(again.userid).not.toBe(user.id)
})

it('wants a code of its own scene to the own number', async () => {
  const { user, phone, client } = await buildMember(app)
  const login = await getCode(app, client, phone, 'login')
  expect((await destroy(client, login)).status).toBe(accountFailures.wrongCode.status)
  await resetLimits(app)
  const code = await askForCode(client, phone)
  const stranger = await buildMember(app)
  expect((await destroy(stranger.client, code)).status).toBe(accountFailures.wrongCode.status)
  expect((await destroy(client, wrongOf(code))).status).toBe(accountFailures.wrongCode.status)
  const [row] = await app.services.db.select().from(users).where(eq(users.id, user.id))
  expect(row!.status).toBe('active')
})

it('sends somebody without a number to bind one first', async () => {
  const { user } = await buildUser(app.services, { phone_digest: null, phone_sealed: null })
  const client = await logIn(app, user)
  const asked = await client.ask(accountCalls.sendCode, { country_code: '86', scene: 'destroy' })
  expect(asked.status).toBe(accountFailures.phoneMissing.status)
  expect((await destroy(client, '1234')).status).toBe(accountFailures.phoneMissing.status)
})

it('happens once, however often it is asked for together', async () => {
  const { phone, client } = await buildMember(app)
  const code = await askForCode(client, phone)
  const answers = await atOnce(30, () => destroy(client, code))
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  expect(answers.every((answer) => answer.status < 5000 && answer.http === 200)).toBe(true)
})

it('lets no login slip in behind it', async () => {
  for (let round = 0; round < 4; round++) {
    const { phone, client } = await buildMember(app, { password: 'Xinglin2026' })
    const code = await askForCode(client, phone)
    const desk = app.client()
    desk.userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140'
    const [entered] = await Promise.all([
      desk.ask(accountCalls.login, { username: phone, password: 'Xinglin2026' }),
      destroy(client, code),
    ])
    if (entered.status !== 200) continue
    desk.token = entered.data.token
    expect((await desk.ask(accountCalls.loginStatus, {})).status).toBe(failures.loginEnded.status)
  }
})
