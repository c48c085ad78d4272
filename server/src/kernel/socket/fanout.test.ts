import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { accountTopics } from '#contract/wire/socket.ts'
import { defineTopic } from '#contract/wire/topic.ts'
import { cloneTemplate } from '#server/testing/database.ts'
import { createFanout } from './fanout.ts'
import type { ConnectWire } from './fanout.ts'
import { openFanout } from './open-fanout.ts'
import { cutSocketConnections } from '#server/testing/cut-socket-connections.ts'
import { hasTool } from '#server/testing/has-tool.ts'
import { startRedisStandIn } from '#server/testing/redis-stand-in.ts'
import { startRedis } from '#server/testing/test-redis.ts'
import type { TestRedis } from '#server/testing/test-redis.ts'
import { closeTestSockets, openTestSocket, until } from '#server/testing/test-socket.ts'
import type { TestSocket } from '#server/testing/test-socket.ts'

const said = defineTopic('said', 'A word in a test.', z.object({ n: z.number(), text: z.string() }))
const word = (n: number, text = '') => ({ n, text })

type Links = { databaseUrl: string; redisUrl: string | undefined }

async function openTwo(links: Links, onLost: (error: Error) => void = () => undefined) {
  const open = async () =>
    openTestSocket({ fanout: await openFanout({ ...links, onLost }), limits: { onlineMs: 50 } })
  return [await open(), await open()] as const
}

const member = async (socket: TestSocket, secret: string, groupId: string) => {
  const client = await (await socket.open()).logIn(secret)
  await client.join(groupId)
  return client
}

describe('notes of another process', () => {
  it.each(['no packet', 'a 0 0 1 {', 'a 0 0 1 5', 'a 0 0 1 [5, null, {}, {"parcel": {"to": "moon"}}]'])(
    'that make no sense are passed over: %s',
    async (text) => {
      const onNote = vi.fn()
      const wire = Promise.withResolvers<Parameters<ConnectWire>[0]>()
      const fanout = await createFanout(async (on) => {
        wire.resolve(on)
        return { maxBytes: 1_000, send: async () => undefined, close: async () => undefined }
      })
      fanout.listen({ onNote, onRestored: vi.fn() })
      const on = await wire.promise
      on.text(text)
      on.text('a 1 0 1 [{"later": true}, {"counts": [["public:1", 2]]}]')
      expect(onNote.mock.calls).toEqual([[{ counts: [['public:1', 2]] }, 'a']])
      await fanout.close()
    },
  )
})

/** What two processes must do, whatever links them. */
function behavesAsOne(links: () => Links) {
  it('carries room messages to the other process once, whole and in order', async () => {
    const [here, there] = await openTwo(links())
    const near = await member(here, '7-70', 'public:1')
    const far = await member(there, '8-80', 'public:1')
    const long = '会🩺x'.repeat(9_000)
    for (let n = 0; n < 100; n++) await here.rooms.toGroup(said, 'public:1', word(n, n === 50 ? long : ''))
    await Promise.all([near.heard('said', 100), far.heard('said', 100)])
    await here.rooms.toGroup(said, 'public:1', word(100))
    await Promise.all([near.heard('said', 101), far.heard('said', 101)])
    const expected = Array.from({ length: 101 }, (_, n) => n)
    expect(near.of('said').map(({ n }) => n)).toEqual(expected)
    expect(far.of('said').map(({ n }) => n)).toEqual(expected)
    expect(far.of('said')[50]!.text).toBe(long)
  })

  it('ends a login and reaches a browser identity at the other process', async () => {
    const [here, there] = await openTwo(links())
    const ended = await member(there, '7-70', 'user:7')
    const kept = await member(there, '7-71', 'user:7')
    await here.rooms.toGuest(accountTopics.changeAccount, '10000001', {}, 70)
    await here.rooms.toSession(accountTopics.outsideAccount, 70, {})
    await here.rooms.toGroup(said, 'user:7', word(1))
    expect(await ended.closed).toBe(4001)
    await kept.heard('said')
    expect(ended.messages.map(({ type }) => type)).toEqual(['ready', 'joined', 'outsideAccount'])
    expect(kept.of('changeAccount')).toHaveLength(1)
  })

  it('counts the clients of both, and of the one that is left', async () => {
    const [here, there] = await openTwo(links())
    const near = await member(here, '7-70', 'public:1')
    await member(there, '8-80', 'public:1')
    await until(() => near.of('online').at(-1)?.count === 2, 'a count of two')
    await there.close()
    await until(() => near.of('online').at(-1)?.count === 1, 'a count of one')
  })
}

describe('linked by PostgreSQL', () => {
  let databaseUrl: string
  const links = () => ({ databaseUrl, redisUrl: undefined })
  beforeAll(async () => {
    databaseUrl = await cloneTemplate(process.env.XINGLIN_TEST_POSTGRES!, 'xinglin_fanout')
  })
  afterEach(closeTestSockets)

  behavesAsOne(links)

  it('comes back after a loss, in order, and checks the logins again', async () => {
    const [here, there] = await openTwo(links())
    const far = await member(there, '8-80', 'public:1')
    const ended = await member(there, '7-70', 'user:7')
    there.ended.add('7-70')
    expect(await cutSocketConnections(databaseUrl)).toBe(2)
    for (let n = 0; n < 20; n++) await here.rooms.toGroup(said, 'public:1', word(n))
    expect(await ended.closed).toBe(1012)
    await here.rooms.toGroup(said, 'public:1', word(99))
    await until(() => far.of('said').at(-1)?.n === 99, 'the last word')
    const heard = far.of('said').map(({ n }) => Number(n))
    expect(heard).toEqual([...new Set(heard)].sort((a, b) => a - b))
  })

  it('rejects when the database cannot be reached at the start', async () => {
    const options = {
      databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
      redisUrl: undefined,
      onLost: vi.fn(),
    }
    await expect(openFanout(options)).rejects.toThrow('ECONNREFUSED')
  })
})

function isLinkedByRedis(start: (port?: number) => Promise<TestRedis>) {
  let redis: TestRedis
  const links = () => ({ databaseUrl: '', redisUrl: redis.url })
  beforeAll(async () => void (redis = await start()))
  afterEach(closeTestSockets)
  afterAll(() => redis.stop())

  behavesAsOne(links)

  it('comes back after a restart of Redis and checks the logins again', async () => {
    const onLost = vi.fn()
    const [here, there] = await openTwo(links(), onLost)
    const far = await member(there, '8-80', 'public:1')
    const ended = await member(there, '7-70', 'user:7')
    there.ended.add('7-70')
    await redis.stop()
    await until(() => onLost.mock.calls.length > 0, 'the loss')
    redis = await start(redis.port)
    expect(await ended.closed).toBe(1012)
    await until(async () => {
      await here.rooms.toGroup(said, 'public:1', word(1))
      return far.of('said').length > 0
    }, 'a word at the other process')
  })

  it('begins without Redis, says so, and finds it later', async () => {
    const onLost = vi.fn()
    await redis.stop()
    const [here, there] = await openTwo(links(), onLost)
    expect(onLost.mock.calls.map(([error]) => (error as Error).message)).toContainEqual(
      expect.stringMatching(/^REDIS_URL leads to no Redis: .*ECONNREFUSED/),
    )
    const near = await member(here, '7-70', 'public:1')
    await here.rooms.toGroup(said, 'public:1', word(1))
    await near.heard('said')
    redis = await start(redis.port)
    await until(async () => {
      const far = await member(there, '8-80', 'public:1')
      await here.rooms.toGroup(said, 'public:1', word(2))
      await pause(200)
      return far.of('said').length > 0
    }, 'a word at the other process')
  })
}

describe('linked by Redis, which a stand-in plays', () => isLinkedByRedis(startRedisStandIn))
describe.runIf(hasTool('redis-server'))('linked by Redis', () => isLinkedByRedis(startRedis))
