import { hash } from 'node:crypto'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { socketSignText, socketVersion } from '#contract/wire/socket.ts'
import type { FromClients, ToClients } from './crowd.ts'
import { closeFrame, createFrameReader, maskedFrame, pingFrame, pongFrame } from './frames.ts'

/**
 * Runs as a separate process: many clients of one room, which count, time and check what they receive. They stand for as many machines, so
 * they must be cheap: raw sockets, and a frame that all of them get is parsed once.
 */
const [portText = '', path = '', countText = '', groupId = ''] = process.argv.slice(2)
const count = Number(countText)
const say = (message: FromClients) => process.send?.(message)

/** The number of deliveries by milliseconds. */
const latencies = new Uint32Array(60_000)
let received = 0
let reported = 0
let arrived = 0
let faults = 0

type Received = { n?: number; at?: number }
type Content = { first: number; last: number; times: number[]; isJoined: boolean }

let lastBytes = Buffer.alloc(0)
let lastContent: Content = { first: 0, last: 0, times: [], isJoined: false }

function contentOf(bytes: Buffer): Content {
  if (bytes.equals(lastBytes)) return lastContent
  const parsed = JSON.parse(bytes.toString()) as Received | Received[]
  const messages = (Array.isArray(parsed) ? parsed : [parsed]).filter(({ n }) => n !== undefined)
  const numbers = messages.map(({ n }) => n ?? 0)
  for (const [at, n] of numbers.entries()) if (n !== (numbers[0] ?? 0) + at) faults++
  lastBytes = Buffer.from(bytes)
  lastContent = {
    first: numbers[0] ?? 0,
    last: numbers.at(-1) ?? 0,
    times: messages.map(({ at }) => at ?? 0),
    isJoined: bytes.includes('"type":"joined"'),
  }
  return lastContent
}

function arrive() {
  arrived++
  if (arrived === count) say({ arrived })
}

function createListener() {
  /** The next expected number: nothing twice, nothing missing, nothing out of order. */
  let next = 0
  return (bytes: Buffer) => {
    const { first, last, times, isJoined } = contentOf(bytes)
    if (isJoined) arrive()
    if (times.length === 0) return
    if (next !== 0 && first !== next) faults++
    next = last + 1
    const now = Number(process.hrtime.bigint()) / 1_000_000
    for (const at of times) {
      const took = Math.min(Math.max(0, Math.round(now - at)), latencies.length - 1)
      latencies[took] = (latencies[took] ?? 0) + 1
    }
    received += times.length
    if (received - reported < count) return
    reported = received
    say({ received })
  }
}

function percentile(share: number): number {
  let left = received * share
  for (const [ms, number] of latencies.entries()) {
    left -= number
    if (left <= 0) return ms
  }
  return latencies.length
}

function signed(type: string, fields: object): string {
  const timestamp = Date.now()
  const signature = hash('sha256', socketSignText(3, '', socketVersion, timestamp), 'hex')
  const own = { platform: 3, userid: '', version: socketVersion, timestamp, signature }
  return JSON.stringify({ ...fields, type, ...own })
}

// One for all: each chunk is processed before the next is read.
const shared = Buffer.allocUnsafe(256 * 1024)

function open(n: number) {
  const receive = createListener()
  const read = createFrameReader({
    text: receive,
    other(kind) {
      if (kind === pingFrame) socket.write(pongFrame)
      if (kind === closeFrame) say({ trouble: 'closed by the server' })
    },
    opened() {
      // Bare `ws` has no groups.
      if (groupId === '') return arrive()
      socket.write(maskedFrame(signed('login', { guest_id: String(10_000_000 + n) })))
      socket.write(maskedFrame(signed('joinGroup', { groupId })))
    },
  })
  const socket: Socket = connect({
    host: '127.0.0.1',
    port: Number(portText),
    noDelay: true,
    onread: {
      buffer: shared,
      callback(length, buffer) {
        read(Buffer.from(buffer.buffer, buffer.byteOffset, length))
        return true
      },
    },
  })
  socket.on('error', (error) => say({ trouble: error.message }))
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${portText}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n',
  )
}

process.on('message', (message: ToClients) => {
  if (message === 'end') process.exit()
  const { user, system } = process.cpuUsage()
  say({
    total: received,
    faults,
    p50: percentile(0.5),
    p99: percentile(0.99),
    cpuSeconds: (user + system) / 1_000_000,
  })
})
// The parent process is gone.
process.on('disconnect', () => process.exit())

for (let n = 0; n < count; n++) {
  open(n)
  if (n % 50 === 49) await pause(20)
}
