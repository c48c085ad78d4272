import { afterEach, beforeEach, expect, it } from 'vitest'
import { accountCalls, accountFailures } from '#contract/people/account.ts'
import { failures } from '#contract/wire/failure.ts'
import { otherLoginCalls, otherLoginFailures } from '#contract/people/other-logins.ts'
import { resetLimits } from '#server/testing/login-steps.ts'
import { selectOutbox } from '#server/providers/sms/outbox.queries.ts'
import { buildUser, newPhone } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const usual = app.services.providers.carrier
beforeEach(() => resetLimits(app))
afterEach(() => {
  app.services.providers.carrier = usual
})

const enter = (access_token: string, client = app.client()) =>
  client.ask(otherLoginCalls.phoneVerify, { gyuid: 'gtc_1', access_token })

it('logs the owner of the number in', async () => {
  const { user, phone } = await buildUser(app.services)
  const client = app.client()
  const answer = await enter(`sandbox-${phone}`, client)
  expect(answer.data).toMatchObject({ userid: user.id, if_auth: true })
  client.token = answer.data.token
  expect((await client.ask(accountCalls.loginStatus, {})).status).toBe(200)
})

it('registers an unknown number and sends it a password', async () => {
  const phone = newPhone()
  expect((await enter(`sandbox-${phone}`)).status).toBe(200)
  expect((await selectOutbox(app.services.db, phone))[0]!.text).toContain('初始密码')
})

it.each(['made-up', 'sandbox-12345', 'sandbox-'])('refuses the token %s', async (token) => {
  expect(await enter(token)).toMatchObject({
    status: otherLoginFailures.carrierRefused.status,
    message: otherLoginFailures.carrierRefused.zh,
    data: null,
  })
})

it('keeps a forbidden user out', async () => {
  const { phone } = await buildUser(app.services, { status: 'forbidden' })
  expect((await enter(`sandbox-${phone}`)).status).toBe(accountFailures.forbidden.status)
})

it('is busy, not wrong, when the carrier cannot be reached', async () => {
  app.services.providers.carrier = { resolve: () => Promise.reject(new Error('fetch failed')) }
  expect(await enter('sandbox-13900000000')).toMatchObject({ status: failures.busy.status, http: 503 })
})
