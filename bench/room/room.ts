import { setTimeout as pause } from 'node:timers/promises'
import { judge, printResult } from '../result.ts'
import type { BenchResult } from '../result.ts'
import type { Report } from '../socket/crowd.ts'
import { measureFrames } from './frames.ts'
import { openBareHall, openHall } from './hall.ts'
import type { Hall } from './hall.ts'
import { kilobytesPerViewer } from './memory.ts'

const sizes = [2_000, 5_000]
const perSecond = 50
const seconds = 10
const saturationSeconds = 5
/**
 * Messages under way at once at saturation. Both are taken at their best of these: one that sends each message by
 * itself chokes on many, one that gathers them has little to gather of few.
 */
const loads = [4, 20, 100]

/** Says a message every 20 ms, late ones too: a real room does not wait for its server. */
async function saySteadily({ crowd, say }: Hall): Promise<Report> {
  const begin = performance.now()
  for (let n = 0; n < perSecond * seconds; n++) {
    await pause(Math.max(0, begin + (n * 1_000) / perSecond - performance.now()))
    say()
  }
  await pause(1_500)
  return crowd.report()
}

/** Deliveries a second when the next message is said as soon as the ones before have been heard. */
async function saturate(hall: Hall): Promise<number> {
  let best = 0
  for (const underWay of loads) best = Math.max(best, await saturateWith(hall, underWay))
  return best
}

async function saturateWith({ crowd, say, viewers }: Hall, underWay: number): Promise<number> {
  const before = crowd.heard()
  const beforeAll = (await crowd.report()).total
  const begin = performance.now()
  const passed = () => (performance.now() - begin) / 1_000
  let saidCount = 0
  while (passed() < saturationSeconds) {
    while (saidCount - (crowd.heard() - before) / viewers < underWay) {
      say()
      saidCount++
    }
    await crowd.news()
  }
  // What is still under way is waited for and counts, so that nothing of it reaches into the next measure.
  while ((await crowd.report()).total - beforeAll < saidCount * viewers) await pause(10)
  return (saidCount * viewers) / passed()
}

async function measureSize(viewers: number): Promise<BenchResult[]> {
  const hall = await openHall(viewers)
  const { total, p50, p99 } = await saySteadily(hall)
  const ours = await saturate(hall)
  await hall.close()
  const bareHall = await openBareHall(viewers)
  const bare = await saturate(bareHall)
  await bareHall.close()
  const [own, bareOwn] = [
    await kilobytesPerViewer('ours', viewers),
    await kilobytesPerViewer('bare', viewers),
  ]
  const share = (100 * total) / (viewers * perSecond * seconds)
  const load = `${viewers} viewers, ${perSecond} messages/s`
  console.log(`Room of ${viewers}: p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms;`)
  console.log(`at saturation ${Math.round(ours)} deliveries/s, bare ws ${Math.round(bare)} deliveries/s;`)
  console.log(`${own.toFixed(1)} kB a viewer, bare ws ${bareOwn.toFixed(1)} kB`)
  return [
    judge({ name: `room, delivered (${load})`, value: share, unit: '%', limit: 100, better: 'higher' }),
    judge({ name: `room, p99 (${load})`, value: p99, unit: 'ms', limit: 300, better: 'lower' }),
    judge({
      name: `room of ${viewers}, deliveries at saturation against bare ws`,
      value: ours / bare,
      unit: 'times',
      limit: 1.5,
      better: 'higher',
    }),
    judge({
      name: `room of ${viewers}, memory of a connected viewer`,
      value: own,
      unit: 'kB',
      limit: 32,
      better: 'lower',
    }),
  ]
}

/** Comments and danmaku to everybody in one room, and danmaku on the page of one of them. */
export async function benchRoom(): Promise<BenchResult[]> {
  const results: BenchResult[] = []
  for (const viewers of sizes) results.push(...(await measureSize(viewers)))
  return [...results, ...(await measureFrames())]
}

if (import.meta.main) {
  const results = await benchRoom()
  for (const result of results) printResult(result)
  process.exitCode = results.every((result) => result.ok) ? 0 : 1
}
