import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { operatorRoles, rightsOf } from '#contract/people/operators.ts'
import type { OperatorRole } from '#contract/people/operators.ts'
import { tokenHeaders } from '#contract/wire/envelope.ts'
import { failures } from '#contract/wire/failure.ts'
import { operatorFailures } from '#contract/wire/operator-failures.ts'
import { Refusal } from '#kernel/fail.ts'
import { admit } from '#kernel/http/run-call.ts'
import { handlers } from './features.ts'
import { buildPlainOperator } from './testing/build-operator.ts'
import { buildMember } from './testing/build-user.ts'
import { testApp } from './testing/test-app.ts'

const app = await testApp()
const calls = handlers.map(({ call }) => call).filter(({ access }) => access === 'operator')

/** How each call treats a login: the failure by which it refuses it, or `admitted`. The login is looked up once. */
async function admissionsOf(token: string): Promise<Map<string, string>> {
  const known = token === '' ? undefined : await app.services.logins.recognise(token)
  const logins = { ...app.services.logins, recognise: () => Promise.resolve(known!) }
  const outcomes = await Promise.all(
    calls.map(async (call) => {
      const request = { headers: { [tokenHeaders.token]: token } } as unknown as FastifyRequest
      const outcome = await admit({ ...app.services, logins }, call, request).then(
        () => 'admitted',
        (error: unknown) => (error instanceof Refusal ? error.failure.name : String(error)),
      )
      return [call.id, outcome] as const
    }),
  )
  return new Map(outcomes)
}

const everyCall = (outcome: (call: (typeof calls)[number]) => string) =>
  new Map(calls.map((call) => [call.id, outcome(call)]))

it('names the right that each call of operators needs', () => {
  expect(calls.length).toBeGreaterThan(40)
  expect(calls.filter(({ right }) => right === undefined).map(({ id }) => id)).toEqual([])
})

it('writes calls of operators to the audit log, and those by which they moderate as members do', () => {
  const audited = handlers.filter(({ call, isAudited }) => call.changes === true || isAudited)
  expect(audited.length).toBeGreaterThan(20)
  const shared = audited.filter(({ call }) => call.access !== 'operator').map(({ call }) => call.id)
  expect(shared.toSorted()).toEqual([
    'comments.delete',
    'comments.settop',
    'meeting.mute',
    'meeting.rotatekey',
    'meeting.setslowmode',
  ])
})

it.each(operatorRoles)('admits %s to exactly the calls of the role', async (role: OperatorRole) => {
  const { client } = await buildMember(app, { operator_roles: [role] })
  const allowed = new Set(rightsOf([role]))
  expect(await admissionsOf(client.token)).toEqual(
    everyCall(({ right }) => (allowed.has(right!) ? 'admitted' : failures.noPermission.name)),
  )
})

it('admits somebody with two roles to the calls of both', async () => {
  const { client } = await buildMember(app, { operator_roles: ['editor', 'analyst'] })
  const allowed = new Set([...rightsOf(['editor']), ...rightsOf(['analyst'])])
  expect(await admissionsOf(client.token)).toEqual(
    everyCall(({ right }) => (allowed.has(right!) ? 'admitted' : failures.noPermission.name)),
  )
})

it.each(operatorRoles)('asks %s for the second step first', async (role: OperatorRole) => {
  const { client } = await buildPlainOperator(app, [role])
  expect(await admissionsOf(client.token)).toEqual(everyCall(() => operatorFailures.secondStepNeeded.name))
})

it('admits neither members nor visitors', async () => {
  const { client } = await buildMember(app)
  expect(await admissionsOf(client.token)).toEqual(everyCall(() => failures.noPermission.name))
  expect(await admissionsOf('')).toEqual(everyCall(() => failures.loginExpired.name))
})

it('answers so over the wire too', async () => {
  const call = calls.find(({ id }) => id === 'job.failed')!
  const { client: editor } = await buildMember(app, { operator_roles: ['editor'] })
  const { client: administrator } = await buildMember(app, { operator_roles: ['administrator'] })
  const statusOf = async (client: typeof editor) => (await client.ask(call, { page: 1 })).status
  expect(await statusOf(editor)).toBe(failures.noPermission.status)
  expect(await statusOf(administrator)).toBe(200)
  expect(await statusOf(app.client())).toBe(failures.loginExpired.status)
})
