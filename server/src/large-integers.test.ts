import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Call } from '#contract/wire/call.ts'
import { schemaOf } from '#kernel/openapi.ts'
import type { Schema } from '#kernel/openapi.ts'
import { buildUser, logIn } from '#server/testing/build-user.ts'
import { cloneTemplate } from '#server/testing/database.ts'
import { commonFields, startServer } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { sealedField } from '#contract/wire/envelope.ts'
import { sealLikeAClient } from '#server/testing/seal.ts'
import { handlers } from './features.ts'
import type { UserRow } from './features/people/account/account.queries.ts'

let app: TestApp
beforeAll(async () => {
  // Calls of all kinds change what others rely on: a database of its own.
  app = await startServer(await cloneTemplate(process.env.XINGLIN_TEST_POSTGRES!, 'xinglin_large_integers'))
}, 60_000)
afterAll(() => app.close())

/**
 * The smallest and the largest number that a field takes, by how many digits it has, and one beyond. The largest is too large for every
 * column that is smaller than the field.
 */
const edges: Record<string, string[]> = {
  5: ['-32768', '32767', '32768'],
  10: ['-2147483648', '2147483647', '2147483648'],
  15: ['999999999999999', '9007199254740993'],
}
const guesses = ['1', 'a', '[]', '{}', '13912345678', '2026-01-01', '#ff0000']

/** None for a field that is no integer. */
const edgesOf = ({ pattern }: Schema): string[] =>
  edges[/^\^(?:-\?)?\\d\{1,(\d+)\}\$$/.exec(pattern ?? '')?.[1] ?? ''] ?? []

/** Something that the field takes, as far as one can guess. */
const sampleOf = ({ enum: values, pattern, minLength = 0 }: Schema): string =>
  values?.[0] ??
  guesses.find((guess) => new RegExp(pattern ?? '', 'u').test(guess) && guess.length >= minLength) ??
  'a'.repeat(minLength)

async function post(call: Call<unknown, unknown>, token: string, fields: Record<string, string>) {
  const headers = { token }
  if (call.method === 'GET')
    return fetch(`${app.url}${call.path}?${new URLSearchParams(fields).toString()}`, { headers })
  const own = call.sealed
    ? { [sealedField]: sealLikeAClient(fields, app.services.sealedBodies.publicKey) }
    : fields
  const body = new URLSearchParams({ ...commonFields({ guestId: '12345678' }), ...own })
  return fetch(app.url + call.path, { method: call.method, headers, body })
}

it('answers integers of any size without a fault', { timeout: 300_000 }, async () => {
  const tried: string[] = []
  const faults: string[] = []
  const tryCall = async (call: Call<unknown, unknown>, user: UserRow) => {
    const properties = Object.entries(schemaOf(call.input, 'input').properties ?? {})
    const sample = Object.fromEntries(properties.map(([name, field]) => [name, sampleOf(field)]))
    for (const [name, field] of properties) {
      const tries = edgesOf(field)
      if (tries.length === 0) continue
      // A call may end the login.
      const { token } = await logIn(app, user)
      const tryEdge = async (edge: string) => {
        const answer = await post(call, token, { ...sample, [name]: edge })
        tried.push(call.id)
        if (answer.status === 500) faults.push(`${call.id} ${name}=${edge}`)
      }
      await Promise.all(tries.map(tryEdge))
    }
  }
  const waiting = handlers.map(({ call }) => call).filter(({ upload, bare }) => !upload && !bare)
  // Each has an administrator of its own: a call may end the logins of who makes it.
  const work = async () => {
    const { user } = await buildUser(app.services, { operator_roles: ['administrator'] })
    for (let call = waiting.shift(); call; call = waiting.shift()) await tryCall(call, user)
  }
  await Promise.all(Array.from({ length: 4 }, work))
  expect(faults).toEqual([])
  expect(tried.length).toBeGreaterThan(500)
})
