import { hash } from 'node:crypto'
import { createHistogram } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { socketSignText, socketVersion } from '#contract/socket.ts'
import type { FromClients, ToClients } from './crowd.ts'

/** Runs as a process of its own: many clients of one room, who count and time what they hear. */
const [address = '', countText = '', groupId = ''] = process.argv.slice(2)
const count = Number(countText)
const say = (message: FromClients) => process.send?.(message)

const latency = createHistogram()
let heard = 0
let reported = 0
let arrived = 0

function arrive() {
  arrived++
  if (arrived === count) say({ arrived })
}

// The clients stand for as many machines: reading the same frame again for each would only measure this one.
let lastContent: Buffer = Buffer.alloc(0)
let lastTimes: number[] = []

type Heard = { at?: number }

function timesOf(content: Buffer): number[] {
  if (content.equals(lastContent)) return lastTimes
  const parsed = JSON.parse(content.toString()) as Heard | Heard[]
  lastContent = content
  lastTimes = (Array.isArray(parsed) ? parsed : [parsed]).flatMap((message) => message.at ?? [])
  return lastTimes
}

function hear(content: Buffer) {
  if (arrived < count && content.includes('"type":"joined"')) arrive()
  const now = Number(process.hrtime.bigint()) / 1_000
  const times = timesOf(content)
  for (const at of times) latency.record(Math.max(1, Math.round(now - at)))
  heard += times.length
  if (heard - reported < count) return
  reported = heard
  say({ heard })
}

function signed(type: string, fields: object): string {
  const timestamp = Date.now()
  const signature = hash('sha256', socketSignText(3, '', socketVersion, timestamp), 'hex')
  return JSON.stringify({
    ...fields,
    type,
    platform: 3,
    userid: '',
    version: socketVersion,
    timestamp,
    signature,
  })
}

process.on('message', (message: ToClients) => {
  if (message === 'end') process.exit()
  if (message === 'report') {
    say({ total: heard, p50: latency.percentile(50) / 1_000, p99: latency.percentile(99) / 1_000 })
  }
})

for (let n = 0; n < count; n++) {
  const ws = new WebSocket(address, { perMessageDeflate: false })
  ws.on('error', (error) => say({ trouble: error.message }))
  ws.on('close', (code) => say({ trouble: `closed with ${code}` }))
  ws.on('message', (data: Buffer) => hear(data))
  ws.on('open', () => {
    // Bare `ws` knows no groups.
    if (groupId === '') return arrive()
    ws.send(signed('login', { guest_id: String(10_000_000 + n) }))
    ws.send(signed('joinGroup', { groupId }))
  })
  if (n % 50 === 49) await pause(20)
}
