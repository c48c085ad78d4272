import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { accountCalls } from '#contract/people/account.ts'
import { defineTopic } from '#contract/wire/topic.ts'
import { cloneTemplate } from '#server/testing/database.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { listenGroup } from '#server/testing/listen-group.ts'
import { startServer } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const hello = defineTopic(
  'hello',
  'A message of this test.',
  z.object({ groupId: z.string(), text: z.string() }),
)
const redisUrl = process.env.TEST_REDIS_URL

describe.each([
  { name: 'PostgreSQL alone', env: {} as Record<string, string>, canRun: true },
  { name: 'PostgreSQL and Redis', env: { REDIS_URL: redisUrl ?? '' }, canRun: redisUrl !== undefined },
])('two servers on $name', ({ env, canRun }) => {
  let one: TestApp
  let two: TestApp
  beforeAll(async () => {
    if (!canRun) return
    const databaseUrl = await cloneTemplate(process.env.XINGLIN_TEST_POSTGRES!, 'xinglin_several')
    const shared = { ...env, MASTER_KEY: 'ab'.repeat(32) }
    one = await startServer(databaseUrl, shared)
    two = await startServer(databaseUrl, shared)
  })
  afterAll(async () => {
    await Promise.all([one?.close(), two?.close()])
  })

  it.skipIf(!canRun)('a token issued by one serves at the other, and ends at both', async () => {
    const { client } = await buildMember(one)
    const elsewhere = two.client()
    elsewhere.token = client.token
    expect((await elsewhere.ask(accountCalls.loginStatus, {})).status).toBe(200)
    await client.call(accountCalls.logout, {})
    expect((await elsewhere.ask(accountCalls.loginStatus, {})).status).toBe(401)
  })

  it.skipIf(!canRun)('a socket message published at one reaches the clients of the other', async () => {
    const far = await listenGroup(two, 'public:crossing')
    await one.services.rooms.toGroup(hello, 'public:crossing', { groupId: 'public:crossing', text: '你好' })
    expect(await far.next('hello')).toMatchObject({ text: '你好' })
    far.close()
  })

  it.skipIf(!canRun)('a limit counts over both', async () => {
    const limit = { name: `crossing-${env.REDIS_URL ?? ''}`, max: 3, windowMs: 60_000 }
    for (const server of [one, two, one]) await server.services.limits.spend(limit, 'somebody')
    await expect(two.services.limits.spend(limit, 'somebody')).rejects.toThrow('tooOften')
  })
})
