import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocketServer } from 'ws'
import * as z from 'zod/mini'
import { socketPath } from '#contract/socket.ts'
import { defineTopic } from '#contract/topic.ts'
import { attachSocket } from '#kernel/socket/attach-socket.ts'
import { judge, printResult } from '../result.ts'
import type { BenchResult } from '../result.ts'
import { gatherCrowd } from './crowd.ts'
import type { Crowd, Report } from './crowd.ts'

const clients = 2_000
const perSecond = 50
const seconds = 10
const messageBytes = 200
const saturationSeconds = 5
/** Messages under way at once at saturation. The same for both, and little enough that no client looks slow. */
const underWay = 100
const groupId = 'meeting:1'

const said = defineTopic('said', 'A comment of the bench.', z.object({ at: z.number(), text: z.string() }))

const microseconds = () => Math.round(Number(process.hrtime.bigint()) / 1_000)
function comment() {
  const at = microseconds()
  const length = JSON.stringify({ at, text: '', type: said.type }).length
  return { at, text: 'x'.repeat(messageBytes - length) }
}

/** A server with 2,000 clients in one room. */
type Hall = { crowd: Crowd; say: () => void; close: () => Promise<void> }

async function openHall(): Promise<Hall> {
  const server = createServer()
  const socket = attachSocket(server, {
    env: { TRUSTED_PROXIES: [] },
    log: console,
    recognise: () => Promise.reject(new Error('The clients of the bench are visitors')),
    recogniseCookie: async () => undefined,
    limits: { connectionsPerAddress: clients },
  })
  const crowd = await gatherCrowd(`ws://127.0.0.1:${await listen(server)}${socketPath}`, clients, groupId)
  return {
    crowd,
    say: () => void socket.rooms.toGroup(said, groupId, comment()),
    async close() {
      crowd.end()
      await socket.close()
      server.close()
    },
  }
}

/** What one gets from `ws` alone: every message is sent to every client by itself. */
async function openBareHall(): Promise<Hall> {
  const server = createServer()
  const sockets = new WebSocketServer({ server, perMessageDeflate: false })
  const crowd = await gatherCrowd(`ws://127.0.0.1:${await listen(server)}`, clients)
  return {
    crowd,
    say() {
      const text = JSON.stringify({ ...comment(), type: said.type })
      for (const socket of sockets.clients) socket.send(text)
    },
    async close() {
      crowd.end()
      sockets.close()
      server.close()
    },
  }
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** Says a message every 20 ms, late ones too, as a real room does not wait for its server either. */
async function saySteadily({ crowd, say }: Hall): Promise<Report & { cpuShare: number }> {
  const begin = performance.now()
  const cpu = process.cpuUsage()
  for (let n = 0; n < perSecond * seconds; n++) {
    await pause(Math.max(0, begin + (n * 1_000) / perSecond - performance.now()))
    say()
  }
  await pause(1_000)
  const { user, system } = process.cpuUsage(cpu)
  return { ...(await crowd.report()), cpuShare: (user + system) / 1_000_000 / seconds }
}

/** Deliveries a second when the next message is said as soon as the ones before have been heard. */
async function saturate({ crowd, say }: Hall): Promise<number> {
  const before = crowd.heard()
  const begin = performance.now()
  const passed = () => (performance.now() - begin) / 1_000
  let saidCount = 0
  while (passed() < saturationSeconds) {
    while (saidCount - (crowd.heard() - before) / clients < underWay) {
      say()
      saidCount++
    }
    await crowd.news()
  }
  return (crowd.heard() - before) / passed()
}

export async function benchSocket(): Promise<BenchResult[]> {
  const hall = await openHall()
  const { total, p50, p99, cpuShare } = await saySteadily(hall)
  const ours = await saturate(hall)
  await hall.close()
  const bareHall = await openBareHall()
  const bare = await saturate(bareHall)
  await bareHall.close()

  const share = (100 * total) / (clients * perSecond * seconds)
  const load = `${clients} clients, ${perSecond} messages/s of ${messageBytes} bytes`
  console.log(`Socket, ${load}: ${share.toFixed(2)} % delivered,`)
  console.log(`p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ${Math.round(100 * cpuShare)} % of a core`)
  console.log(`At saturation: ${Math.round(ours)} deliveries/s, bare ws ${Math.round(bare)} deliveries/s`)
  return [
    judge({ name: `socket, delivered (${load})`, value: share, unit: '%', limit: 100, better: 'higher' }),
    judge({ name: `socket, p99 (${load})`, value: p99, unit: 'ms', limit: 250, better: 'lower' }),
    judge({
      name: 'socket, deliveries at saturation against bare ws',
      value: ours / bare,
      unit: 'times',
      limit: 1.5,
      better: 'higher',
    }),
  ]
}

if (import.meta.main) {
  const results = await benchSocket()
  for (const result of results) printResult(result)
  process.exitCode = results.every((result) => result.ok) ? 0 : 1
}
