import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { jobCalls } from '#contract/people/jobs.ts'
import { secondStepCalls } from '#contract/people/second-step.ts'
import { failures } from '#contract/wire/failure.ts'
import { operatorFailures } from '#contract/wire/operator-failures.ts'
import { buildPlainOperator, buildTotpOperator } from '#server/testing/build-operator.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { SandboxCode } from './serve-second-step.ts'

const app = await testApp()

const elevate = async (token: string) => {
  const answer = await fetch(`${app.url}/sandbox/second-step`, { method: 'POST', headers: { token } })
  return (await answer.json()) as { status?: number; until?: string }
}

it('stands in for the second step of an operator, and of nobody else', async () => {
  const { client } = await buildPlainOperator(app)
  const list = async () => (await client.ask(jobCalls.failed, { page: 1 })).status
  expect(await list()).toBe(operatorFailures.secondStepNeeded.status)
  await elevate(client.token)
  expect(await list()).toBe(200)
  const member = await buildMember(app)
  expect(await elevate(member.client.token)).toMatchObject({ status: failures.noPermission.status })
  expect(await elevate('')).toMatchObject({ status: failures.tokenInvalid.status })
})

it('shows the codes of the authenticator apps', async () => {
  const { client, user, phone } = await buildTotpOperator(app, ['editor'])
  await app.services.db.execute(sql`update second_factors set used_step = 0 where user_id = ${user.id}`)
  const codes = (await (await fetch(`${app.url}/sandbox/second-step.json`)).json()) as SandboxCode[]
  const own = codes.find((shown) => shown.phone === phone)!
  expect(own.roles).toEqual(['editor'])
  expect((await client.ask(secondStepCalls.verifyTotp, { code: own.code })).status).toBe(200)
  expect(await (await fetch(`${app.url}/sandbox/second-step`)).text()).toContain(phone)
})
