import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { todayCalls } from '#contract/console/today.ts'
import { accountCalls } from '#contract/people/account.ts'
import { buildMember, buildUser } from '#server/testing/build-user.ts'
import { cloneTemplate } from '#server/testing/database.ts'
import { startServer } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { securityLog } from './kernel.tables.ts'
import { deleteOldSecurityLog } from './security-log.queries.ts'

let app: TestApp
beforeAll(async () => {
  const databaseUrl = await cloneTemplate(process.env.XINGLIN_TEST_POSTGRES!, 'xinglin_security_log')
  app = await startServer(databaseUrl, { TRUSTED_PROXIES: '127.0.0.1' })
}, 60_000)
afterAll(() => app.close())

const entries = () =>
  app.services.db
    .select()
    .from(securityLog)
    .where(eq(securityLog.address, '127.0.0.1'))
    .orderBy(securityLog.id)

it('names address, user and call of what was refused, and nothing that was typed', async () => {
  const { client, user } = await buildMember(app)
  // What a client only got wrong is not noted.
  await fetch(app.url + accountCalls.login.path, { method: 'POST', body: new URLSearchParams() })
  await client.call(accountCalls.loginStatus, {})
  await client.ask(todayCalls.get, {})
  const visitor = app.client()
  for (let n = 0; n < 3; n++)
    await visitor.ask(accountCalls.login, { username: '13912345678', password: 'Wrong2026' })
  await expect.poll(entries, { timeout: 15_000 }).toMatchObject([
    { user_id: user.id, call: todayCalls.get.id, refused: 'noPermission', times: 1 },
    { user_id: null, account_id: null, call: accountCalls.login.id, refused: 'wrongPassword', times: 3 },
  ])
  expect(JSON.stringify(await entries())).not.toMatch(/13912345678|Wrong2026/)
})

it('names the account that a refused login was for', async () => {
  const { user, phone } = await buildUser(app.services, { password: 'Xinglin2026' })
  const visitor = app.client()
  await visitor.ask(accountCalls.login, { username: phone, password: 'Wrong2026' })
  await visitor.ask(accountCalls.codeLogin, { phone, country_code: '86', code: '0000' })
  const ofAccount = () =>
    app.services.db
      .select()
      .from(securityLog)
      .where(eq(securityLog.account_id, user.id))
      .orderBy(securityLog.id)
  await expect.poll(ofAccount, { timeout: 15_000 }).toMatchObject([
    { user_id: null, call: accountCalls.login.id, refused: 'wrongPassword', times: 1 },
    { user_id: null, call: accountCalls.codeLogin.id, refused: 'wrongCode', times: 1 },
  ])
})

it('forgets after six months', async () => {
  const { db } = app.services
  const row = { address: '192.0.2.1', call: 'account.login', refused: 'wrongPassword', times: 1 }
  await db.insert(securityLog).values([
    { ...row, at: sql`now() - interval '185 days'` as never },
    { ...row, at: sql`now() - interval '180 days'` as never },
  ])
  await deleteOldSecurityLog(db)
  expect(await db.$count(securityLog, eq(securityLog.address, '192.0.2.1'))).toBe(1)
})
