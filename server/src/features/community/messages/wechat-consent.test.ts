import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { messageSettingCalls } from '#contract/community/message-settings.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildReachable } from '#server/testing/build-reachable.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { spendConsent } from './wechat-consents.queries.ts'

const app = await testApp()
const { db } = app.services
const { wechatConsent, saveWechatConsent } = messageSettingCalls

const isAsked = async (client: TestClient) => (await client.call(wechatConsent, {})).template_id !== ''

const letWeekPass = (userId: number) =>
  db.execute(
    sql`update wechat_consents set asked_at = asked_at - interval '8 days' where user_id = ${userId}`,
  )

it('is for members whom the official account knows', async () => {
  expect(await app.client().ask(wechatConsent, {})).toMatchObject({ status: failures.loginExpired.status })
  expect(await isAsked((await buildMember(app)).client)).toBe(false)
  expect(await isAsked((await buildReachable(app)).client)).toBe(true)
})

it('asks again once what was agreed to is used up, and a week has passed', async () => {
  const { user, client } = await buildReachable(app)
  await client.call(saveWechatConsent, { is_accepted: true })
  expect(await isAsked(client)).toBe(false)
  await letWeekPass(user.id)
  expect(await isAsked(client)).toBe(false)
  await spendConsent(db, user.id)
  expect(await isAsked(client)).toBe(true)
})

it('leaves somebody who has refused alone for a week', async () => {
  const { user, client } = await buildReachable(app)
  await client.call(saveWechatConsent, { is_accepted: true })
  await client.call(saveWechatConsent, { is_accepted: false })
  expect(await isAsked(client)).toBe(false)
  await letWeekPass(user.id)
  expect(await isAsked(client)).toBe(true)
})
