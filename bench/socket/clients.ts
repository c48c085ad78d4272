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

/** Of so many clients, one reads at once while only a sample is timed; the others take turns, each twice a second. */
const sampled = 10
const turns = 100
const turnMs = 5
let isSample = false
const patient: Socket[] = []

/** The number of timed deliveries by milliseconds. */
const latencies = new Uint32Array(60_000)
let timed = 0
let received = 0
let reported = 0
let arrived = 0
let faults = 0

type Received = { n?: number; at?: number }
type Content = { first: number; last: number; times: number[]; isJoined: boolean }

/** All clients get the same frames. */
const contents = new Map<string, Content>()
const mostContents = 200

function contentOf(bytes: Buffer): Content {
  const key = bytes.toString('latin1')
  const known = contents.get(key)
  if (known) return known
  const parsed = JSON.parse(bytes.toString()) as Received | Received[]
  const messages = (Array.isArray(parsed) ? parsed : [parsed]).filter(({ n }) => n !== undefined)
  const numbers = messages.map(({ n }) => n ?? 0)
  for (const [at, n] of numbers.entries()) if (n !== (numbers[0] ?? 0) + at) faults++
  const content = {
    first: numbers[0] ?? 0,
    last: numbers.at(-1) ?? 0,
    times: messages.map(({ at }) => at ?? 0),
    isJoined: bytes.includes('"type":"joined"'),
  }
  if (contents.size === mostContents) contents.clear()
  contents.set(key, content)
  return content
}

function arrive() {
  arrived++
  if (arrived === count) say({ arrived })
}

function createListener(isPatient: boolean) {
  /** The next expected number: nothing twice, nothing missing, nothing out of order. */
  let next = 0
  return (bytes: Buffer) => {
    const { first, last, times, isJoined } = contentOf(bytes)
    if (isJoined) arrive()
    if (times.length === 0) return
    if (next !== 0 && first !== next) faults++
    next = last + 1
    received += times.length
    if (!(isSample && isPatient)) time(times)
    if (received - reported < count) return
    reported = received
    say({ received })
  }
}

function time(times: number[]) {
  const now = Number(process.hrtime.bigint()) / 1_000_000
  for (const at of times) {
    const took = Math.min(Math.max(0, Math.round(now - at)), latencies.length - 1)
    latencies[took] = (latencies[took] ?? 0) + 1
  }
  timed += times.length
}

function percentile(share: number): number {
  let left = timed * share
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
  const isPatient = n % sampled !== 0
  const receive = createListener(isPatient)
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
        // What follows stays in the socket until the next time to read.
        return !(isSample && isPatient)
      },
    },
  })
  if (isPatient) patient.push(socket)
  socket.on('error', (error) => say({ trouble: error.message }))
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${portText}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n',
  )
}

process.on('message', (message: ToClients) => {
  if (message === 'end') process.exit()
  if (message === 'sample' || message === 'all') {
    isSample = message === 'sample'
    return patient.forEach((socket) => socket.resume())
  }
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

let turn = 0
setInterval(() => {
  if (!isSample) return
  turn = (turn + 1) % turns
  for (const [n, socket] of patient.entries()) if (n % turns === turn) socket.resume()
}, turnMs)
for (let n = 0; n < count; n++) {
  open(n)
  if (n % 50 === 49) await pause(20)
}
