import { setTimeout as pause } from 'node:timers/promises'
import type { Report } from './crowd.ts'
import { milliseconds } from './hall.ts'
import type { Hall } from './hall.ts'

const saturationSeconds = 3
/**
 * Concurrent deliveries at saturation. Each server counts with its best of these: one that sends each message separately chokes on many,
 * one that batches has little to batch with few.
 */
const loads = [10_000, 40_000, 200_000]

export type Steady = Report & { serverCpu: number; crowdCpu: number }

/** Publishes messages at a steady rate, late ones too, as a real room does not wait for its server either. */
export async function saySteadily(
  { crowd, say }: Hall,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Steady> {
  const before = await crowd.report()
  crowd.read('sample')
  const cpu = process.cpuUsage()
  const begin = milliseconds()
  for (let n = 0; n < perSecond * seconds; n++) {
    const due = begin + (n * 1000) / perSecond
    await pause(Math.max(0, due - milliseconds()))
    say(due)
  }
  await pause(1000)
  const { user, system } = process.cpuUsage(cpu)
  crowd.read('all')
  const after = await crowd.report()
  return {
    ...after,
    serverCpu: (user + system) / 1_000_000 / seconds,
    crowdCpu: (after.cpuSeconds - before.cpuSeconds) / seconds,
  }
}

export type Saturated = { perSecond: number; serverCpu: number }

/** Deliveries a second when the next message is published as soon as the previous ones have been received. */
export async function saturate(hall: Hall): Promise<Saturated> {
  let best: Saturated = { perSecond: 0, serverCpu: 0 }
  for (const load of loads) {
    const reached = await saturateWith(hall, Math.ceil(load / hall.viewers))
    if (reached.perSecond > best.perSecond) best = reached
  }
  return best
}

async function saturateWith({ crowd, say, viewers }: Hall, underWay: number): Promise<Saturated> {
  const before = crowd.received()
  const beforeAll = (await crowd.report()).total
  const cpu = process.cpuUsage()
  const begin = performance.now()
  const passed = () => (performance.now() - begin) / 1000
  let saidCount = 0
  while (passed() < saturationSeconds) {
    while (saidCount - (crowd.received() - before) / viewers < underWay) {
      say(milliseconds())
      saidCount++
    }
    await Promise.race([crowd.news(), pause(100)])
  }
  // Outstanding deliveries are awaited and counted, so that none of them affects the next measurement.
  while ((await crowd.report()).total - beforeAll < saidCount * viewers) await pause(10)
  const took = passed()
  const { user, system } = process.cpuUsage(cpu)
  return { perSecond: (saidCount * viewers) / took, serverCpu: (user + system) / 1_000_000 / took }
}
