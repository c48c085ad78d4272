import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { accountCalls } from '#contract/people/account.ts'
import { defineTopic } from '#contract/wire/topic.ts'
import { cloneTemplate } from '#server/testing/database.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { hasTool } from '#server/testing/has-tool.ts'
import { listenGroup } from '#server/testing/listen-group.ts'
import { startRedisStandIn } from '#server/testing/redis-stand-in.ts'
import { startServer } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { startRedis } from '#server/testing/test-redis.ts'
import type { TestRedis } from '#server/testing/test-redis.ts'

const hello = defineTopic(
  'hello',
  'A message of this test.',
  z.object({ groupId: z.string(), text: z.string() }),
)
/** What two servers must do, whatever they share besides the database. */
function actAsOne(startRedis?: () => Promise<TestRedis>) {
  let redis: TestRedis | undefined
  let one: TestApp
  let two: TestApp
  beforeAll(async () => {
    redis = await startRedis?.()
    const env: Record<string, string> = redis ? { REDIS_URL: redis.url } : {}
    const databaseUrl = await cloneTemplate(process.env.XINGLIN_TEST_POSTGRES!, 'xinglin_several')
    const shared = { ...env, MASTER_KEY: 'ab'.repeat(32) }
    one = await startServer(databaseUrl, shared)
    two = await startServer(databaseUrl, shared)
  })
  afterAll(async () => {
    await Promise.all([one.close(), two.close()])
    await redis?.stop()
  })

  it('a token issued by one serves at the other, and ends at both', async () => {
    const { client } = await buildMember(one)
    const elsewhere = two.client()
    elsewhere.token = client.token
    expect((await elsewhere.ask(accountCalls.loginStatus, {})).status).toBe(200)
    await client.call(accountCalls.logout, {})
    expect((await elsewhere.ask(accountCalls.loginStatus, {})).status).toBe(401)
  })

  it('a socket message published at one reaches the clients of the other', async () => {
    const far = await listenGroup(two, 'public:crossing')
    await one.services.rooms.toGroup(hello, 'public:crossing', { groupId: 'public:crossing', text: '你好' })
    expect(await far.next('hello')).toMatchObject({ text: '你好' })
    far.close()
  })

  it('a limit counts over both', async () => {
    const limit = { name: 'crossing', max: 3, windowMs: 60_000 }
    for (const server of [one, two, one]) await server.services.limits.spend(limit, 'somebody')
    await expect(two.services.limits.spend(limit, 'somebody')).rejects.toThrow('tooOften')
  })
}

describe('two servers on PostgreSQL alone', () => actAsOne())
describe('two servers on PostgreSQL and Redis, which a stand-in plays', () => actAsOne(startRedisStandIn))
describe.runIf(hasTool('redis-server'))('two servers on PostgreSQL and Redis', () => actAsOne(startRedis))
