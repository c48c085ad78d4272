import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { withdrawalCalls } from '#contract/commerce/withdrawals.ts'
import { accountFailures } from '#contract/people/account.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildExpert } from '#server/testing/build-payee.ts'
import { logIn } from '#server/testing/build-user.ts'
import { getCode, resetLimits, wrongOf } from '#server/testing/login-steps.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { deleteOldProofs } from '#server/features/people/account/proved-browsers.queries.ts'

const app = await testApp()
const { db } = app.services

const apply = (client: TestClient, code?: string) =>
  client.ask(withdrawalCalls.apply, { amount: '1', agreement: 1, code })
const needsCode = async (client: TestClient) => (await client.call(withdrawalCalls.overview, {})).needs_code

it('asks a second browser for a code, once', async () => {
  await resetLimits(app)
  const { user, phone, client } = await buildExpert(app)
  expect(await needsCode(client)).toBe(0)
  const second = await logIn(app, user)
  expect(await needsCode(second)).toBe(1)
  expect((await apply(second)).status).toBe(accountFailures.codeNeeded.status)
  const code = await getCode(app, second, phone, 'withdraw')
  expect((await apply(second, wrongOf(code))).status).toBe(accountFailures.wrongCode.status)
  expect((await apply(second, code)).status).toBe(200)
  expect(await needsCode(second)).toBe(0)
})

it('takes no code of another scene', async () => {
  await resetLimits(app)
  const { user, phone } = await buildExpert(app)
  const second = await logIn(app, user)
  const code = await getCode(app, second, phone, 'confirm')
  expect((await apply(second, code)).status).toBe(accountFailures.wrongCode.status)
})

it('asks again after three months', async () => {
  const { client } = await buildExpert(app)
  await db.execute(
    sql`update proved_browsers set proved_at = now() - interval '91 days' where browser = ${client.guestId}`,
  )
  expect(await needsCode(client)).toBe(1)
  await deleteOldProofs(db)
  const { rows } = await db.execute(
    sql`select count(*)::int as n from proved_browsers where browser = ${client.guestId}`,
  )
  expect(rows).toEqual([{ n: 0 }])
})

it('stops somebody who tries many browsers', async () => {
  await resetLimits(app)
  const { client, user } = await buildExpert(app)
  const second = await logIn(app, user)
  const statuses: number[] = []
  for (let tried = 0; tried < 21; tried++) statuses.push((await apply(second)).status)
  expect(new Set(statuses.slice(0, 20))).toEqual(new Set([accountFailures.codeNeeded.status]))
  expect(statuses.at(-1)).toBe(failures.tooOften.status)
  second.guestId = client.guestId
  expect((await apply(second)).status).toBe(failures.tooOften.status)
})
