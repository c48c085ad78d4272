import { afterAll, expect, it } from 'vitest'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { accountCalls } from '#contract/people/account.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { configure } from '#server/testing/login-steps.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
afterAll(() => configure(app, {}))

it('says what a login asks for, for a reason', async () => {
  const { client } = await buildMember(app, { operator_roles: ['administrator'] })
  const settings = consoleOf(client, 'login-settings')
  const { values } = await settings.record(1)
  expect(values).toMatchObject({ user_identity: '0', password_period: 90 })
  const stricter = { ...values, user_identity: '2', verification_code: true, password_period: 30 }
  expect((await settings.change(1, stricter)).status).toBe(200)
  expect(await app.client().call(accountCalls.loginConfig, { type: 1 })).toMatchObject({
    user_identity: 2,
    verification_code: 1,
    password_period: 30,
  })
  const late = await settings.askSave({ password_period: 60 }, 1, values!)
  expect(late.status).toBe(resourceFailures.changedMeanwhile.status)
})
