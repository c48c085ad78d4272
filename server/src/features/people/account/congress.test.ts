import { beforeEach, expect, it } from 'vitest'
import { accountCalls } from '#contract/people/account.ts'
import { slideCalls } from '#contract/people/slide.ts'
import { buildUser } from '#server/testing/build-user.ts'
import { earnTicket, readCode, resetLimits } from '#server/testing/login-steps.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
beforeEach(() => resetLimits(app))

/** What the web does: asks what is asked for, solves a puzzle where one is, sends the code and logs in by it. */
async function attend(): Promise<number> {
  const client = app.client()
  const { user, phone } = await buildUser(app.services)
  const { verification_code } = await client.call(accountCalls.loginConfig, { type: 2 })
  const slide_ticket = verification_code === 1 ? await earnTicket(app, client) : undefined
  const number = { phone, country_code: '86' }
  await client.call(accountCalls.sendCode, { ...number, scene: 'login', slide_ticket })
  const login = await client.call(accountCalls.codeLogin, { ...number, code: await readCode(app, phone) })
  expect(login.userid).toBe(user.id)
  return verification_code
}

/** As if so many had come before: each was sent a code, the later ones for a puzzle. */
async function letCome(people: number): Promise<void> {
  const { limits } = app.services
  const counted = { 'sms-address': 60, 'sms-address-proven': people - 60, 'slide-address': people - 60 }
  for (const [name, amount] of Object.entries(counted))
    await limits.fits({ name, max: 0, windowMs: 3600_000 }, '127.0.0.1', amount)
}

const atOnce = (people: number) => Promise.all(Array.from({ length: people }, attend))

it('lets a congress of 200 behind one address in, most of them by a puzzle', async () => {
  expect(await atOnce(10)).toEqual(Array.from({ length: 10 }, () => 0))
  await letCome(180)
  // Those who come late do some work for their puzzle as well.
  const { work } = await app.client().call(slideCalls.image, {})
  expect(work).toBeGreaterThan(0)
  expect(await atOnce(10)).toEqual(Array.from({ length: 10 }, () => 1))
})
