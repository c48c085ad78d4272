import { hash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { accountCalls } from '#contract/people/account.ts'
import type { smsScenes } from '#contract/people/account.ts'
import { countZeroBits, slideCalls, authoringText } from '#contract/people/slide.ts'
import type { TrailPoint } from '#contract/people/slide.ts'
import { upsertSetting } from '#kernel/settings.queries.ts'
import { selectOutbox } from '#server/providers/sms/outbox.queries.ts'
import type { TestApp, TestClient } from './test-app.ts'
import { loginConfigKey } from '#server/features/people/account/login-config.ts'
import type { LoginConfig } from '#server/features/people/account/login-config.ts'

/** What tests of the login do over and over. */

export const configure = (app: TestApp, config: Partial<LoginConfig>) =>
  upsertSetting(app.services.db, loginConfigKey, config)

/** All tests of a worker come from one address; what it may do in an hour is soon used up. */
export async function resetLimits({ services: { db } }: TestApp): Promise<void> {
  await db.execute(sql`truncate rate_limits, slide_challenges, slide_tickets`)
  await db.execute(sql`update sms_codes set created_at = created_at - interval '2 days'`)
}

export type Scene = (typeof smsScenes)[number]

/** The newest code that was sent to a number. */
export const readCode = async (app: TestApp, phone: string): Promise<string> => {
  const [message] = (await selectOutbox(app.services.db, phone)).filter((row) => row.code !== null)
  if (!message?.code) throw new Error(`no code was sent to ${phone}`)
  return message.code
}

/** A code serves only the client that has asked for it. */
export async function getCode(
  app: TestApp,
  client: TestClient,
  phone: string,
  scene: Scene = 'login',
): Promise<string> {
  await client.call(accountCalls.sendCode, { phone, country_code: '86', scene })
  return readCode(app, phone)
}

/** By the name of an account the code is sent behind the back of the answer. */
export async function getCodeByName(
  app: TestApp,
  client: TestClient,
  { username, phone, scene = 'login' }: { username: string; phone: string; scene?: Scene },
) {
  const before = (await selectOutbox(app.services.db, phone)).length
  await client.call(accountCalls.sendCode, { username, country_code: '86', scene })
  await expect.poll(async () => (await selectOutbox(app.services.db, phone)).length).toBeGreaterThan(before)
  return readCode(app, phone)
}

export const wrongOf = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')

/** As a hand moves: slowing down, with a little tremble. */
export const humanTrail = (x: number, ms = 900): TrailPoint[] =>
  Array.from({ length: 30 }, (_, index) => {
    const part = (index + 1) / 30
    return [Math.round(x * (1 - (1 - part) ** 2)), index % 3, Math.round(ms * part)]
  })

/** What a client does for a challenge that asks for work. */
export function solveWork(challengeId: string, bits: number): string {
  for (let nonce = 0; ; nonce++) {
    const digest = hash('sha256', authoringText(challengeId, String(nonce)), 'buffer')
    if (countZeroBits(digest) >= bits) return String(nonce)
  }
}

/** A puzzle that was drawn a second ago, and where its gap is, which only the database knows. */
export async function openPuzzle(app: TestApp, client: TestClient) {
  const { slide_id, work } = await client.call(slideCalls.image, {})
  const { rows } = await app.services.db.execute<{ answer: number }>(sql`
    update slide_challenges set created_at = created_at - interval '1 second'
    where digest = ${app.services.vault.digest(`slide:${slide_id}`)} returning answer`)
  return { slide_id, x: rows[0]!.answer, nonce: solveWork(slide_id, work) }
}

export async function earnTicket(app: TestApp, client: TestClient): Promise<string> {
  const { slide_id, x, nonce } = await openPuzzle(app, client)
  return (await client.call(slideCalls.check, { slide_id, x, nonce, trail: humanTrail(x) })).slide_ticket
}

export const atOnce = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
