import { expect, it } from 'vitest'
import { jobCalls } from '#contract/people/jobs.ts'
import { failures } from '#contract/wire/failure.ts'
import { openSession } from '#server/features/people/account/sessions.ts'
import { buildMember, buildUser } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()

const elevate = async (token: string) => {
  const answer = await fetch(`${app.url}/sandbox/second-step`, { method: 'POST', headers: { token } })
  return (await answer.json()) as { status?: number; until?: string }
}

it('stands in for the second step of an operator, and of nobody else', async () => {
  const { user } = await buildUser(app.services, { operator_roles: ['administrator'] })
  const operator = app.client()
  operator.token = (await openSession(app.services.db, user.id, 'phone', '')).secrets.token
  expect((await operator.ask(jobCalls.failed, { page: 1 })).status).toBe(failures.secondStepNeeded.status)
  await elevate(operator.token)
  expect((await operator.ask(jobCalls.failed, { page: 1 })).status).toBe(200)
  const { client } = await buildMember(app)
  expect(await elevate(client.token)).toMatchObject({ status: failures.noPermission.status })
  expect(await elevate('')).toMatchObject({ status: failures.tokenInvalid.status })
})
