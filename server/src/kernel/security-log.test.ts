import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { todayCalls } from '#contract/console/today.ts'
import { accountCalls } from '#contract/people/account.ts'
import { openDatabase } from './open-database.ts'
import type { Database } from './open-database.ts'
import { buildMember, buildUser } from '#server/testing/build-user.ts'
import type { TestUser } from '#server/testing/build-user.ts'
import { cloneTemplate } from '#server/testing/database.ts'
import { startServer } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { securityLog } from './kernel.tables.ts'
import { deleteOldSecurityLog } from './security-log.queries.ts'

let database: Database
let member: TestUser
let account: TestUser

/** What the server notes it writes when it closes, at the latest. */
beforeAll(async () => {
  const databaseUrl = await cloneTemplate(process.env.XINGLIN_TEST_POSTGRES!, 'xinglin_security_log')
  const app = await startServer(databaseUrl, { TRUSTED_PROXIES: '127.0.0.1' })
  await callAsMember(app)
  await guess(app)
  await app.close()
  database = openDatabase(databaseUrl, 2, () => undefined)
})
afterAll(() => database.close())

async function callAsMember(app: TestApp) {
  const { client, ...built } = await buildMember(app)
  member = built
  // What a client only got wrong is not noted.
  await fetch(app.url + accountCalls.login.path, { method: 'POST', body: new URLSearchParams() })
  await client.call(accountCalls.loginStatus, {})
  await client.ask(todayCalls.get, {})
}

async function guess(app: TestApp) {
  const visitor = app.client()
  for (let n = 0; n < 3; n++)
    await visitor.ask(accountCalls.login, { username: '13912345678', password: 'Wrong2026' })
  account = await buildUser(app.services, { password: 'Xinglin2026', phone: '13912345679' })
  const { phone } = account
  await visitor.ask(accountCalls.login, { username: phone, password: 'Wrong2026' })
  await visitor.ask(accountCalls.codeLogin, { phone, country_code: '86', code: '0000' })
}

/** Equal ones of a few seconds share a row; a slow machine may need two of them. */
const times = sql<number>`sum(${securityLog.times})::int`
const entries = () =>
  database.db
    .select({
      user_id: securityLog.user_id,
      account_id: securityLog.account_id,
      call: securityLog.call,
      refused: securityLog.refused,
      times,
    })
    .from(securityLog)
    .where(eq(securityLog.address, '127.0.0.1'))
    .groupBy(securityLog.user_id, securityLog.account_id, securityLog.call, securityLog.refused)
    .orderBy(sql`min(${securityLog.id})`)

it('names address, user and call of what was refused, and the account that a refused login was for', async () => {
  const login = { user_id: null, call: accountCalls.login.id, refused: 'wrongPassword' }
  expect(await entries()).toEqual([
    {
      user_id: member.user.id,
      account_id: null,
      call: todayCalls.get.id,
      refused: 'noPermission',
      times: 1,
    },
    { ...login, account_id: null, times: 3 },
    { ...login, account_id: account.user.id, times: 1 },
    {
      user_id: null,
      account_id: account.user.id,
      call: accountCalls.codeLogin.id,
      refused: 'wrongCode',
      times: 1,
    },
  ])
})

it('holds nothing that was typed', async () => {
  const rows = await database.db.select().from(securityLog)
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toMatch(/1391234567|Wrong2026/)
})

it('forgets after six months', async () => {
  const { db } = database
  const row = { address: '192.0.2.1', call: 'account.login', refused: 'wrongPassword', times: 1 }
  await db.insert(securityLog).values([
    { ...row, at: sql`now() - interval '185 days'` as never },
    { ...row, at: sql`now() - interval '180 days'` as never },
  ])
  await deleteOldSecurityLog(db)
  expect(await db.$count(securityLog, eq(securityLog.address, '192.0.2.1'))).toBe(1)
})
