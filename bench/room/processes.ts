import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { openFanout } from '#kernel/socket/open-fanout.ts'
import { openTestPostgres } from '#server/testing/database.ts'
import { judge } from '../result.ts'
import type { BenchResult } from '../result.ts'
import type { Report } from '../socket/crowd.ts'
import { milliseconds, openHall } from '../socket/hall.ts'
import { roomSpeech } from './speech.ts'

const processes = 4
const viewersOfEach = 5_000
const perSecond = 10
const seconds = 10

/** One room over several processes that share only a database: everybody hears, once and in order, what is said in one of them. */
export async function benchProcesses(after: (close: () => unknown) => void): Promise<BenchResult[]> {
  const postgres = await openTestPostgres()
  after(() => postgres.stop())
  const open = async () => {
    const hall = fork(import.meta.filename, [postgres.url])
    after(() => hall.kill('SIGKILL'))
    await once(hall, 'message')
    return hall
  }
  const first = await open()
  const halls: ChildProcess[] = [first]
  while (halls.length < processes) halls.push(await open())
  const begin = milliseconds()
  for (let n = 0; n < perSecond * seconds; n++) {
    const due = begin + (n * 1000) / perSecond
    await pause(Math.max(0, due - milliseconds()))
    first.send({ at: due })
  }
  await pause(3000)
  const reports: Report[] = []
  for (const hall of halls) {
    hall.send({})
    const [report] = (await once(hall, 'message')) as [Report]
    reports.push(report)
  }
  for (const hall of halls) hall.kill('SIGKILL')
  await postgres.stop()
  const viewers = processes * viewersOfEach
  const total = reports.reduce((sum, report) => sum + report.total, 0)
  const p99 = Math.max(...reports.map((report) => report.p99))
  console.log(
    `  ${viewers} viewers of ${processes} processes, ${perSecond} messages/s: p99 at most ${p99} ms`,
  )
  const load = `${viewers} viewers, ${processes} processes`
  return [
    judge({
      name: `room, delivered (${load})`,
      value: (100 * total) / (viewers * perSecond * seconds),
      unit: '%',
      limit: 100,
      better: 'higher',
    }),
    judge({
      name: `room, twice, missed or out of order (${load})`,
      value: reports.reduce((sum, report) => sum + report.faults, 0),
      unit: '',
      limit: 0,
      better: 'lower',
    }),
  ]
}

if (import.meta.main) {
  const [databaseUrl = ''] = process.argv.slice(2)
  const fanout = await openFanout({
    databaseUrl,
    redisUrl: undefined,
    onLost: (error) => console.error(error),
  })
  const hall = await openHall(viewersOfEach, roomSpeech, fanout)
  process.on('message', async ({ at }: { at?: number }) => {
    if (at === undefined) process.send?.(await hall.crowd.report())
    else hall.say(at)
  })
  process.on('disconnect', () => process.exit())
  process.send?.('open')
}
