import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createConnection, retryDelay } from './socket-connection.ts'
import type { SocketState } from './socket-connection.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What happens to each new connection, at once: 'hold' leaves it connecting. */
type Fate = 'open' | 'fail' | 'hold' | 'throw'

function setUp() {
  const made: { at: number; socket: EventTarget; isClosed: boolean }[] = []
  const states: SocketState[] = []
  const heard: unknown[] = []
  const control: { fate: Fate; wake: () => void; isWatching: boolean } = {
    fate: 'fail',
    wake: () => {},
    isWatching: false,
  }

  class FakeWebSocket extends EventTarget {
    send() {}
    close() {
      for (const entry of made) if (entry.socket === this) entry.isClosed = true
    }
    constructor() {
      super()
      made.push({ at: Date.now(), socket: this, isClosed: false })
      if (control.fate === 'throw') throw new Error('SecurityError')
      queueMicrotask(() => {
        if (control.fate === 'open') this.dispatchEvent(new Event('open'))
        if (control.fate === 'fail') this.dispatchEvent(new Event('close'))
      })
    }
  }

  const connection = createConnection({
    url: 'ws://localhost/ws',
    WebSocket: FakeWebSocket,
    onWake(listener) {
      control.wake = listener
      control.isWatching = true
      return () => void (control.isWatching = false)
    },
    onOpen: () => heard.push('open'),
    onData: (data) => heard.push(data),
    onState: (state) => states.push(state),
  })
  const latest = () => made.at(-1)!
  return { connection, control, made, states, heard, latest }
}

const gaps = (made: { at: number }[]) => made.slice(1).map(({ at }, index) => at - (made[index]?.at ?? 0))
const settle = () => vi.advanceTimersByTimeAsync(0)

describe('tries after a loss', () => {
  it('wait 2 s at first, longer after every fifth, and end with the 30th (R092 to R095)', async () => {
    const { connection, made } = setUp()
    connection.connect()
    await vi.advanceTimersByTimeAsync(3_600_000)
    const stated = [2000, 4000, 6000, 8000, 10_000, 12_000]
    expect(gaps(made)).toEqual(stated.flatMap((delay) => [delay, delay, delay, delay, delay]))
    expect(connection.state()).toBe('lost')
  })

  it('have the stated delays', () => {
    expect([1, 5, 6, 10, 11, 26, 30].map(retryDelay)).toEqual([2000, 2000, 4000, 4000, 6000, 12_000, 12_000])
  })

  it('count from the start after a successful open', async () => {
    const { connection, control, made, latest } = setUp()
    connection.connect()
    await vi.advanceTimersByTimeAsync(2000 * 5 + 4000 * 2)
    control.fate = 'open'
    await vi.advanceTimersByTimeAsync(4000)
    expect(connection.state()).toBe('open')
    control.fate = 'fail'
    latest().socket.dispatchEvent(new Event('close'))
    const before = made.length
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(made.length - before).toBe(30)
    expect(gaps(made.slice(before))[0]).toBe(2000)
  })

  it('also follow when the browser rejects the address', async () => {
    const { connection, control, made } = setUp()
    control.fate = 'throw'
    connection.connect()
    await vi.advanceTimersByTimeAsync(2000)
    expect(made).toHaveLength(2)
  })
})

describe('a page that wakes', () => {
  it('tries at once instead of waiting on', async () => {
    const { connection, control, made } = setUp()
    connection.connect()
    await settle()
    expect(connection.state()).toBe('waiting')
    control.fate = 'open'
    control.wake()
    await settle()
    expect(connection.state()).toBe('open')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(made).toHaveLength(2)
  })

  it('begins again after all attempts failed', async () => {
    const { connection, control, made } = setUp()
    connection.connect()
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(made).toHaveLength(31)
    control.wake()
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(made).toHaveLength(62)
  })

  it('leaves an open or opening connection alone', async () => {
    const { connection, control, made } = setUp()
    control.fate = 'hold'
    connection.connect()
    control.wake()
    control.fate = 'open'
    made[0]?.socket.dispatchEvent(new Event('open'))
    control.wake()
    expect(made).toHaveLength(1)
  })
})

it('restarts at once and ignores the old connection', async () => {
  const { connection, control, made, heard } = setUp()
  control.fate = 'open'
  connection.connect()
  await settle()
  connection.restart()
  await settle()
  expect(made.map(({ isClosed }) => isClosed)).toEqual([true, false])
  made[0]?.socket.dispatchEvent(new MessageEvent('message', { data: 'old' }))
  made[0]?.socket.dispatchEvent(new Event('close'))
  made[1]?.socket.dispatchEvent(new MessageEvent('message', { data: 'new' }))
  expect(heard).toEqual(['open', 'open', 'new'])
  expect(connection.state()).toBe('open')
})

it('stays closed after close, and connects again when asked', async () => {
  const { connection, control, made, states } = setUp()
  connection.connect()
  await settle()
  connection.close()
  expect(control.isWatching).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(made).toHaveLength(1)
  control.fate = 'open'
  connection.connect()
  await settle()
  connection.connect()
  expect(made).toHaveLength(2)
  expect(control.isWatching).toBe(true)
  expect(states).toEqual(['connecting', 'waiting', 'closed', 'connecting', 'open'])
})
