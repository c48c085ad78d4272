import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { accountCalls, accountFailures } from '#contract/people/account.ts'
import { commentCalls } from '#contract/community/comments.ts'
import { failures } from '#contract/wire/failure.ts'
import { defineTopic } from '#contract/wire/topic.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { cloneTemplate } from '#server/testing/database.ts'
import { hasTool } from '#server/testing/has-tool.ts'
import { listenGroup } from '#server/testing/listen-group.ts'
import { postForm } from '#server/testing/post-form.ts'
import { startRedisStandIn } from '#server/testing/redis-stand-in.ts'
import { startServer } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { startRedis } from '#server/testing/test-redis.ts'
import type { TestRedis } from '#server/testing/test-redis.ts'

const hello = defineTopic('hello', 'A message of this test.', z.object({ text: z.string() }))
const tries = (name: string) => ({ name, max: 3, windowMs: 600_000 })

/** What a server must do while its Redis is away, and when it is back. */
function doesWithout(start: (port?: number) => Promise<TestRedis>) {
  let redis: TestRedis
  let one: TestApp
  let two: TestApp
  beforeAll(async () => {
    redis = await start()
    const databaseUrl = await cloneTemplate(process.env.XINGLIN_TEST_POSTGRES!, 'xinglin_redis_away')
    const shared = { REDIS_URL: redis.url, MASTER_KEY: 'ab'.repeat(32) }
    one = await startServer(databaseUrl, shared)
    two = await startServer(databaseUrl, shared)
  })
  afterAll(async () => {
    await Promise.all([one.close(), two.close()])
    await redis.stop()
  })

  const degraded = async (app: TestApp) =>
    /^xinglin_degraded\{part="redis"\} (\d)$/m.exec(await (await fetch(`${app.url}/metrics`)).text())?.[1]

  it('counts in the database, serves its own sockets, says so and heals', async () => {
    await expect.poll(() => degraded(one)).toBe('0')
    const { client, phone } = await buildMember(one)
    const near = await listenGroup(one, 'public:away')
    await redis.stop()

    await expect.poll(() => degraded(one)).toBe('1')
    expect((await fetch(`${one.url}/readyz`)).status).toBe(200)
    const wrong = await one.client().ask(accountCalls.login, { username: phone, password: 'Wrong2026' })
    expect(wrong.status).toBe(accountFailures.wrongPassword.status)
    const comment = await postForm(one, commentCalls.set.path, {}, client.token)
    expect(comment.status).toBe(failures.parametersMissing.status)
    expect((await client.ask(accountCalls.loginStatus, {})).status).toBe(200)
    const limit = tries('away')
    for (const app of [one, two, one]) await app.services.limits.spend(limit, 'somebody')
    await expect(two.services.limits.spend(limit, 'somebody')).rejects.toThrow('tooOften')
    await one.services.limits.giveBack(limit, 'somebody')
    expect(await two.services.limits.used([[limit, 'somebody']])).toEqual([3])
    await one.services.rooms.toGroup(hello, 'public:away', { text: '你好' })
    expect(await near.next('hello')).toMatchObject({ text: '你好' })
    near.close()

    redis = await start(redis.port)
    await expect.poll(async () => [await degraded(one), await degraded(two)]).toEqual(['0', '0'])
    const back = tries('back')
    for (const app of [one, two, one]) await app.services.limits.spend(back, 'somebody')
    await expect(two.services.limits.spend(back, 'somebody')).rejects.toThrow('tooOften')
  })

  it('starts without it', async () => {
    await redis.stop()
    const late = await startServer(one.databaseUrl, {
      REDIS_URL: redis.url,
      MASTER_KEY: 'ab'.repeat(32),
    })
    expect(await late.services.limits.fits(tries('late'), 'somebody')).toBe(true)
    expect(await degraded(late)).toBe('1')
    redis = await start(redis.port)
    await expect.poll(() => degraded(late)).toBe('0')
    await late.close()
  })
}

describe('a server whose Redis, which a stand-in plays, goes away', () => doesWithout(startRedisStandIn))
describe.runIf(hasTool('redis-server'))('a server whose Redis goes away', () => doesWithout(startRedis))
