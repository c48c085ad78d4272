import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClock } from './clock.ts'
import { signSocketMessage } from './sign.ts'
import { createSocket } from './socket.ts'
import type { SocketMessage } from './socket-frame.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Sent = { type: string; groupId?: string; userid: string; timestamp: number; [field: string]: unknown }

const visitor = { platform: 8, userid: '', token: '', guestId: '12345678' }
const member = { platform: 8, userid: '7', token: 'session', guestId: '12345678' }

function setUp(identity = member) {
  const connections: FakeWebSocket[] = []

  class FakeWebSocket extends EventTarget {
    sent: Sent[] = []
    constructor() {
      super()
      connections.push(this)
    }
    send(text: string) {
      this.sent.push(JSON.parse(text) as Sent)
    }
    close() {}
    open() {
      this.dispatchEvent(new Event('open'))
    }
    lose() {
      this.dispatchEvent(new Event('close'))
    }
    receive(content: unknown) {
      this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(content) }))
    }
  }

  const current = { identity }
  const clock = createClock()
  const socket = createSocket({
    url: 'ws://localhost/ws',
    identity: () => current.identity,
    clock,
    WebSocket: FakeWebSocket,
    onWake: () => () => {},
  })
  const latest = () => connections.at(-1)!
  const spoken = () => latest().sent.map(({ type, groupId }) => (groupId ? `${type} ${groupId}` : type))
  return { socket, connections, latest, spoken, current, clock }
}

describe('on opening', () => {
  it('logs in with token and guest id (R137)', () => {
    const { socket, latest } = setUp()
    socket.connect()
    latest().open()
    const [login] = latest().sent
    expect(login).toMatchObject({ type: 'login', userid: '7', token: 'session', guest_id: '12345678' })
    expect(login).toMatchObject({ version: '1.0', signature: signSocketMessage(8, '7', login!.timestamp) })
  })

  it('logs a visitor in with an empty userid', () => {
    const { socket, latest } = setUp(visitor)
    socket.connect()
    latest().open()
    expect(latest().sent).toMatchObject([{ type: 'login', userid: '', token: '', guest_id: '12345678' }])
  })

  it('sends earlier joins in order (R096)', () => {
    const { socket, latest, spoken } = setUp()
    socket.connect()
    socket.join('12')
    socket.join('13')
    expect(spoken()).toEqual([])
    latest().open()
    expect(spoken()).toEqual(['login', 'joinGroup 12', 'joinGroup 13'])
    socket.join('14')
    expect(spoken().at(-1)).toBe('joinGroup 14')
  })

  it('signs earlier joins with the time of sending', async () => {
    const { socket, latest } = setUp()
    socket.connect()
    socket.join('12')
    await vi.advanceTimersByTimeAsync(600_000)
    latest().open()
    expect(latest().sent.map(({ timestamp }) => timestamp)).toEqual([Date.now(), Date.now()])
  })
})

describe('groups', () => {
  it('are joined again after a reconnect (R097)', async () => {
    const { socket, connections, latest, spoken } = setUp()
    socket.connect()
    latest().open()
    socket.join('12')
    socket.join('13')
    expect(spoken()).toEqual(['login', 'joinGroup 12', 'joinGroup 13'])
    latest().lose()
    await vi.advanceTimersByTimeAsync(2000)
    expect(connections).toHaveLength(2)
    latest().open()
    expect(spoken()).toEqual(['login', 'joinGroup 12', 'joinGroup 13'])
  })

  it('are joined once and left by the last', () => {
    const { socket, latest, spoken } = setUp()
    socket.connect()
    latest().open()
    const leaveFirst = socket.join('12')
    const leaveSecond = socket.join('12')
    leaveFirst()
    leaveFirst()
    expect(spoken()).toEqual(['login', 'joinGroup 12'])
    leaveSecond()
    expect(spoken()).toEqual(['login', 'joinGroup 12', 'leaveGroup 12'])
    socket.join('12')
    expect(spoken().at(-1)).toBe('joinGroup 12')
  })

  it('that were left before the socket opened are not joined', () => {
    const { socket, latest, spoken } = setUp()
    socket.connect()
    socket.join('12')()
    latest().open()
    expect(spoken()).toEqual(['login'])
  })

  it('sign each join and leave (R137)', () => {
    const { socket, latest } = setUp()
    socket.connect()
    latest().open()
    socket.join('12')()
    const [, join, leave] = latest().sent
    for (const message of [join, leave]) {
      expect(message).toMatchObject({
        groupId: '12',
        version: '1.0',
        signature: signSocketMessage(8, '7', message!.timestamp),
      })
      expect(message).not.toHaveProperty('token')
    }
  })
})

describe('messages of the server', () => {
  it('reach the listeners of their type, singly or in batches', () => {
    const { socket, latest } = setUp()
    const comments: SocketMessage[] = []
    const all: string[] = []
    socket.on('comment', (message) => comments.push(message))
    socket.onAny(({ type }) => all.push(type))
    socket.connect()
    latest().open()
    latest().receive({ type: 'comment', groupId: '12', text: 'one' })
    latest().receive([
      { type: 'likes', count: 3 },
      { type: 'comment', groupId: '12', text: 'two' },
    ])
    expect(comments.map(({ text }) => text)).toEqual(['one', 'two'])
    expect(all).toEqual(['comment', 'likes', 'comment'])
  })

  it('about the account are dropped while paused (R252)', () => {
    const { socket, latest } = setUp()
    const heard: string[] = []
    socket.on('outsideAccount', () => heard.push('outsideAccount'))
    socket.onAny(({ type }) => heard.push(`any ${type}`))
    socket.connect()
    latest().open()
    socket.pause()
    latest().receive([{ type: 'outsideAccount' }, { type: 'changeAccount' }, { type: 'comment' }])
    expect(heard).toEqual(['any comment'])
    socket.resume()
    latest().receive({ type: 'outsideAccount' })
    expect(heard).toEqual(['any comment', 'outsideAccount', 'any outsideAccount'])
  })

  it('about the account are delivered again after the reconnect that follows every login (R253, R254)', () => {
    const { socket, connections, latest } = setUp()
    const heard: string[] = []
    socket.on('changeAccount', ({ type }) => heard.push(type))
    socket.connect()
    latest().open()
    socket.pause()
    socket.reconnect()
    connections[0]?.receive({ type: 'changeAccount' })
    expect(heard).toEqual([])
    latest().open()
    latest().receive({ type: 'changeAccount' })
    expect(heard).toEqual(['changeAccount'])
  })
})

it('logs in again under the new identity after login and logout (R253, R255)', () => {
  const { socket, connections, latest, current } = setUp(visitor)
  socket.connect()
  latest().open()
  current.identity = member
  socket.reconnect()
  latest().open()
  expect(latest().sent).toMatchObject([{ type: 'login', userid: '7', token: 'session' }])
  current.identity = visitor
  socket.reconnect()
  latest().open()
  expect(latest().sent).toMatchObject([{ type: 'login', userid: '', token: '' }])
  expect(connections).toHaveLength(3)
})

const refusal = (serverTime: unknown) => ({
  type: 'refused',
  of: 'login',
  reason: 'timestamp',
  server_time: serverTime,
})

describe('a clock that is off', () => {
  it('is corrected by the server, and login and joins are repeated once', () => {
    const { socket, latest, spoken, clock } = setUp()
    socket.connect()
    socket.join('12')
    latest().open()
    const serverTime = Date.now() + 3_600_000
    latest().receive(refusal(serverTime))
    latest().receive(refusal(serverTime))
    expect(clock.now()).toBe(serverTime)
    expect(spoken()).toEqual(['login', 'joinGroup 12', 'login', 'joinGroup 12'])
    expect(latest().sent[2]?.timestamp).toBe(serverTime)
    latest().receive(refusal(serverTime + 3_600_000))
    expect(clock.now()).toBe(serverTime + 3_600_000)
    expect(spoken()).toHaveLength(4)
  })

  it('is corrected again on the next connection', () => {
    const { socket, latest, spoken } = setUp()
    socket.connect()
    latest().open()
    latest().receive(refusal(Date.now() + 3_600_000))
    socket.reconnect()
    latest().open()
    latest().receive(refusal(Date.now() - 3_600_000))
    expect(spoken()).toEqual(['login', 'login'])
  })

  it.each([
    ['for another reason', 1000],
    ['without a time', undefined],
  ])('is not seen in a refusal %s', (_name, ahead) => {
    const { socket, latest, spoken, clock } = setUp()
    const heard: unknown[] = []
    socket.on('refused', ({ reason }) => heard.push(reason))
    socket.connect()
    latest().open()
    latest().receive(refusal(ahead && Date.now() + ahead))
    expect(clock.now()).toBe(Date.now())
    expect(spoken()).toEqual(['login'])
    expect(heard).toEqual(['timestamp'])
  })
})

it('reports its state', () => {
  const { socket, latest } = setUp()
  const states: string[] = []
  socket.onState((state) => states.push(state))
  socket.connect()
  latest().open()
  latest().lose()
  socket.close()
  expect(states).toEqual(['connecting', 'open', 'waiting', 'closed'])
  expect(socket.state()).toBe('closed')
})
