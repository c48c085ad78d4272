import { afterEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { accountTopics } from '#contract/wire/socket.ts'
import { defineTopic } from '#contract/wire/topic.ts'
import { closeTestSockets, openTestSocket, until } from '#server/testing/test-socket.ts'

afterEach(closeTestSockets)

const said = defineTopic('said', 'A word in a test.', z.object({ n: z.number(), text: z.string() }))
const word = (n: number, text = '') => ({ n, text })
const databaseAway = () => Promise.reject(new Error('the database is away'))
const numbers = (messages: Record<string, unknown>[]) => messages.map((message) => message.n)

describe('login', () => {
  it('believes a signed message with a token of that user', async () => {
    const socket = await openTestSocket()
    const client = await socket.open()
    await client.logIn('7-70')
    expect(client.messages).toEqual([{ type: 'ready', userid: 7 }])
    expect(socket.counters).toEqual({ connections: 1, delivered: 1, dropped: 0 })
  })

  it('refuses a wrong signature', async () => {
    const client = await (await openTestSocket()).open()
    client.send('login', { signature: '0'.repeat(64) })
    expect(await client.heard('refused')).toMatchObject({ of: 'login', reason: 'signature' })
  })

  it.each([-6, 6])('refuses a clock that is %i minutes off and tells the time', async (minutes) => {
    const client = await (await openTestSocket()).open()
    const before = Date.now()
    client.send('login', { timestamp: before + minutes * 60_000 })
    const refused = await client.heard('refused')
    expect(refused).toMatchObject({ of: 'login', reason: 'clockOff' })
    expect(refused.server_time).toBeGreaterThanOrEqual(before)
    client.send('login')
    await client.heard('ready')
  })

  it('refuses what is not a message', async () => {
    const client = await (await openTestSocket()).open()
    for (const text of ['{', 'null', '[]', '{"type":"shout"}']) client.ws.send(text)
    client.ws.send(Buffer.from([1, 2, 3]))
    await client.heard('refused', 5)
    expect(client.of('refused').map(({ of, reason }) => [of, reason])).toEqual([
      ['', 'format'],
      ['', 'format'],
      ['', 'format'],
      ['shout', 'format'],
      ['', 'format'],
    ])
  })

  it('refuses the token of somebody else, an unknown one, and none', async () => {
    const client = await (await openTestSocket()).open()
    client.send('login', { userid: '8', token: '7-70' })
    client.send('login', { userid: '8', token: 'made-up' })
    client.send('login', { userid: '8' })
    client.send('login', { userid: '', token: '7-70' })
    await client.heard('refused', 4)
    expect(client.of('refused').map(({ reason }) => reason)).toEqual([
      'userid',
      'tokenInvalid',
      'loginExpired',
      'userid',
    ])
    expect(client.of('ready')).toEqual([])
  })

  it('makes a visitor of an empty userid with a guest id, and of nobody without one', async () => {
    const client = await (await openTestSocket()).open()
    client.send('login', { guest_id: '' })
    expect(await client.heard('refused')).toMatchObject({ reason: 'guest_id' })
    client.send('login')
    expect(await client.heard('ready')).toEqual({ type: 'ready', userid: 0 })
  })

  it('sends away for later when the login cannot be checked', async () => {
    const client = await (await openTestSocket({ logins: { recogniseMember: databaseAway } })).open()
    client.send('login', { userid: '7', token: '7-70' })
    expect(await client.closed).toBe(1013)
    expect(client.messages).toMatchObject([{ type: 'refused', reason: 'busy' }])
  })
})

describe('origin', () => {
  const asUser = { userid: '7', token: '' }

  it('believes the login cookie of an own page', async () => {
    const socket = await openTestSocket()
    const client = await socket.open({ headers: { cookie: 'a=b; med_login=7-70' } })
    client.send('login', asUser)
    expect(await client.heard('ready')).toMatchObject({ userid: 7 })
  })

  it('turns away pages of others, whatever their cookie', async () => {
    const socket = await openTestSocket()
    const headers = { cookie: 'med_login=7-70' }
    await expect(socket.open({ origin: 'https://evil.example', headers })).rejects.toMatchObject({
      status: 403,
    })
    await expect(socket.open({ origin: 'null', headers })).rejects.toMatchObject({ status: 403 })
    expect(socket.counters.connections).toBe(0)
  })

  it('lets programs without an origin in, by token only', async () => {
    const socket = await openTestSocket()
    const client = await socket.open({ origin: undefined, headers: { cookie: 'med_login=7-70' } })
    client.send('login', asUser)
    expect(await client.heard('refused')).toMatchObject({ of: 'login', reason: 'loginExpired' })
    await client.logIn('7-70')
  })
})

describe('groups', () => {
  it('refuses to join before login', async () => {
    const client = await (await openTestSocket()).open()
    client.send('joinGroup', { groupId: 'public:1' })
    expect(await client.heard('refused')).toMatchObject({ of: 'joinGroup', reason: 'notLoggedIn' })
  })

  it('handles a join sent right behind the login, and every one signed', async () => {
    const client = await (await openTestSocket()).open()
    client.send('login')
    client.send('joinGroup', { groupId: 'public:1' })
    client.send('joinGroup', { groupId: 'public:2', signature: '0'.repeat(64) })
    client.send('joinGroup')
    await client.heard('refused', 2)
    expect(client.messages).toMatchObject([
      { type: 'ready' },
      { type: 'joined', groupId: 'public:1' },
      { type: 'refused', of: 'joinGroup', reason: 'signature' },
      { type: 'refused', of: 'joinGroup', reason: 'groupId' },
    ])
  })

  it('opens public groups to visitors, own groups to their member only', async () => {
    const socket = await openTestSocket()
    const visitor = await (await socket.open()).logIn()
    await visitor.join('public:news')
    visitor.send('joinGroup', { groupId: 'user:7' })
    expect(await visitor.heard('refused')).toMatchObject({ reason: 'noPermission' })
    const member = await (await socket.open()).logIn('7-70')
    await member.join('user:7')
    member.send('joinGroup', { groupId: 'user:8' })
    expect(await member.heard('refused')).toMatchObject({ reason: 'noPermission' })
    member.send('joinGroup', { groupId: 'ward:1' })
    expect(await member.heard('refused', 2)).toMatchObject({ reason: 'noPermission' })
  })

  it('asks who may join', async () => {
    const socket = await openTestSocket({
      mayJoin: async (groupId, { member }) => groupId === `ward:${member?.userId}`,
    })
    const member = await (await socket.open()).logIn('7-70')
    await member.join('ward:7')
    member.send('joinGroup', { groupId: 'public:1' })
    expect(await member.heard('refused')).toMatchObject({ reason: 'noPermission' })
  })

  it('lets no one hear a group any more who is removed from it', async () => {
    const socket = await openTestSocket()
    const [removed, staying] = [
      await (await socket.open()).logIn('7-70'),
      await (await socket.open()).logIn('8-80'),
    ]
    for (const client of [removed, staying]) await client.join('public:1')
    await socket.rooms.removeFromGroup('public:1', 7)
    await socket.rooms.toGroup(said, 'public:1', word(1))
    expect(await staying.heard('said')).toMatchObject({ n: 1 })
    expect(removed.of('said')).toEqual([])
    expect(socket.rooms.connectedHere('public:1')).toBe(1)
  })

  it('asks again when somebody is removed while it asks who may join', async () => {
    const members = new Set([7])
    const asked: (() => void)[] = []
    const socket = await openTestSocket({
      async mayJoin() {
        const isMember = members.has(7)
        if (isMember) await new Promise<void>((resolve) => void asked.push(resolve))
        return isMember
      },
    })
    const client = await (await socket.open()).logIn('7-70')
    client.send('joinGroup', { groupId: 'ward:1' })
    await until(() => asked.length === 1, 'the question')
    members.delete(7)
    await socket.rooms.removeFromGroup('ward:1', 7)
    asked[0]!()
    expect(await client.heard('refused')).toMatchObject({ reason: 'noPermission' })
    expect(socket.rooms.connectedHere('ward:1')).toBe(0)
  })

  it('refuses to join in the name of another', async () => {
    const client = await (await (await openTestSocket()).open()).logIn('7-70')
    client.send('joinGroup', { userid: '8', groupId: 'public:1' })
    expect(await client.heard('refused')).toMatchObject({ of: 'joinGroup', reason: 'userid' })
  })

  it('lets a client into ten groups', async () => {
    const client = await (await openTestSocket()).open()
    await client.logIn()
    for (let n = 1; n <= 11; n++) client.send('joinGroup', { groupId: `public:${n}` })
    expect(await client.heard('refused')).toMatchObject({ of: 'joinGroup', reason: 'tooManyGroups' })
    expect(client.of('joined')).toHaveLength(10)
    client.send('joinGroup', { groupId: 'public:1' })
    await client.heard('joined', 11)
  })

  it('leaves the groups of the former identity with a new login', async () => {
    const socket = await openTestSocket()
    const client = await (await socket.open()).logIn('7-70')
    await client.join('user:7')
    client.send('login', { userid: '8', token: '8-80' })
    await client.heard('ready', 2)
    expect(socket.rooms.connectedHere('user:7')).toBe(0)
  })

  it('says things to members of the group only, until they leave', async () => {
    const socket = await openTestSocket()
    const [inside, outside] = [await (await socket.open()).logIn(), await (await socket.open()).logIn()]
    await inside.join('public:1')
    await outside.join('public:2')
    expect(socket.rooms.connectedHere('public:1')).toBe(1)
    await socket.rooms.toGroup(said, 'public:1', word(1))
    expect(await inside.heard('said')).toEqual({ type: 'said', n: 1, text: '' })
    inside.send('leaveGroup', { groupId: 'public:1' })
    await inside.join('public:3')
    await socket.rooms.toGroup(said, 'public:1', word(2))
    await socket.rooms.toGroup(said, 'public:3', word(3))
    await inside.heard('said', 2)
    expect(numbers(inside.of('said'))).toEqual([1, 3])
    expect(outside.of('said')).toEqual([])
    expect(socket.rooms.connectedHere('public:1')).toBe(0)
  })

  it('gathers a burst into few frames and keeps the order', async () => {
    const socket = await openTestSocket()
    const client = await (await socket.open()).logIn()
    await client.join('public:1')
    const framesBefore = client.frames.length
    for (let n = 0; n < 300; n++) await socket.rooms.toGroup(said, 'public:1', word(n))
    await client.heard('said', 300)
    expect(numbers(client.of('said'))).toEqual(Array.from({ length: 300 }, (_, n) => n))
    expect(client.frames.length - framesBefore).toBeLessThan(30)
    expect(socket.counters.delivered).toBe(302)
  })

  it.each([20, 125, 126, 65_535, 65_536, 90_000])('carries messages of %i bytes whole', async (size) => {
    const socket = await openTestSocket()
    const client = await (await socket.open()).logIn()
    await client.join('public:1')
    const empty = JSON.stringify({ n: 0, text: '', type: 'said' }).length
    const text = '杏'.repeat(Math.max(0, Math.floor((size - empty) / 3)))
    const rest = 'x'.repeat(Math.max(0, size - empty - Buffer.byteLength(text)))
    await socket.rooms.toGroup(said, 'public:1', word(0, text + rest))
    expect((await client.heard('said')).text).toBe(text + rest)
  })

  it('does not send what is too large for the way between processes, and fails nobody who has it sent', async () => {
    const logged: unknown[] = []
    const socket = await openTestSocket({ log: { warn: (fields: unknown) => void logged.push(fields) } })
    await socket.rooms.toGroup(said, 'public:1', word(0, 'x'.repeat(110_000)))
    expect(logged).toMatchObject([{ err: { message: expect.stringContaining('too large') } }])
  })

  it('tells a group how many it is when that changes', async () => {
    const socket = await openTestSocket({ limits: { onlineMs: 20 } })
    const first = await (await socket.open()).logIn()
    await first.join('public:1')
    expect(await first.heard('online')).toEqual({ type: 'online', groupId: 'public:1', count: 1 })
    const second = await (await socket.open()).logIn('7-70')
    await second.join('user:7')
    await second.join('public:1')
    expect(await second.heard('online')).toMatchObject({ count: 2 })
    await first.heard('online', 2)
    second.ws.close()
    expect(await first.heard('online', 3)).toMatchObject({ count: 1 })
  })
})

describe('logins', () => {
  it('reaches the clients of one login', async () => {
    const socket = await openTestSocket()
    const [one, two] = [await (await socket.open()).logIn('7-70'), await (await socket.open()).logIn('7-71')]
    await socket.rooms.toSession(said, 70, word(1))
    await socket.rooms.toSession(said, 71, word(2))
    expect(await one.heard('said')).toMatchObject({ n: 1 })
    expect(await two.heard('said')).toMatchObject({ n: 2 })
    expect([one.of('said').length, two.of('said').length]).toEqual([1, 1])
  })

  it('reaches one browser identity except the login that caused it', async () => {
    const socket = await openTestSocket()
    const [visitor, stranger, member] = [await socket.open(), await socket.open(), await socket.open()]
    stranger.user.guest_id = '10000002'
    await visitor.logIn()
    await stranger.logIn()
    await member.logIn('7-70')
    await socket.rooms.toGuest(accountTopics.changeAccount, '10000001', {}, 70)
    await socket.rooms.toGuest(said, '10000002', word(1), 0)
    await socket.rooms.toSession(said, 70, word(2))
    await Promise.all([visitor.heard('changeAccount'), stranger.heard('said'), member.heard('said')])
    expect([...stranger.of('changeAccount'), ...member.of('changeAccount')]).toEqual([])
  })

  it('takes nobody without a browser identity for another', async () => {
    const socket = await openTestSocket()
    const client = await socket.open()
    client.user.guest_id = ''
    await client.logIn('7-70')
    await socket.rooms.toGuest(accountTopics.changeAccount, '', {}, 0)
    await socket.rooms.toSession(said, 70, word(1))
    await client.heard('said')
    expect(client.of('changeAccount')).toEqual([])
  })

  it('lets an ended login hear that, and nothing more', async () => {
    const socket = await openTestSocket()
    const client = await (await socket.open()).logIn('7-70')
    const other = await (await socket.open()).logIn('7-71')
    await client.join('user:7')
    await other.join('user:7')
    await socket.rooms.toSession(accountTopics.outsideAccount, 70, {})
    await socket.rooms.toGroup(said, 'user:7', word(1))
    expect(await client.closed).toBe(4001)
    await other.heard('said')
    expect(client.of('outsideAccount')).toHaveLength(1)
    expect(client.of('said')).toEqual([])
    expect(socket.rooms.connectedHere('user:7')).toBe(1)
  })

  it('refuses a login that was ended while it was being checked', async () => {
    const check = Promise.withResolvers<void>()
    const recogniseCookie = async () => {
      await check.promise
      return {
        userId: 7,
        sessionId: 70,
        isOperator: false,
        hasFreshStep: false,
        rights: new Set<never>(),
        userType: 1 as const,
        client: 'phone',
      }
    }
    const socket = await openTestSocket({ logins: { recogniseCookie } })
    const client = await socket.open({ headers: { cookie: 'med_login=7-70' } })
    client.send('login', { userid: '7' })
    await until(() => socket.counters.connections === 1, 'the client')
    await socket.rooms.toSession(accountTopics.outsideAccount, 70, {})
    check.resolve()
    expect(await client.heard('refused')).toMatchObject({ of: 'login', reason: 'loginEnded' })
  })
})

describe('closing', () => {
  it('says farewell to all, after what was still gathered, and accepts nobody', async () => {
    const socket = await openTestSocket()
    const client = await (await socket.open()).logIn()
    await client.join('public:1')
    for (let n = 0; n < 50; n++) await socket.rooms.toGroup(said, 'public:1', word(n))
    const closing = socket.rooms.close()
    await expect(socket.open()).rejects.toMatchObject({ status: 503 })
    await closing
    expect(await client.closed).toBe(1001)
    expect(client.of('said')).toHaveLength(50)
    expect(socket.counters.connections).toBe(0)
  })
})
