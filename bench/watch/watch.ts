import type { ChildProcess } from 'node:child_process'
import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { cloneTemplate, makeTemplate, openTestPostgres } from '#server/testing/database.ts'
import { productionEnv, startChild, untilAnswering } from '../child-server.ts'
import type { Line } from '../post-call.ts'
import { judge } from '../result.ts'
import type { BenchResult } from '../result.ts'
import { within } from '../within.ts'
import { prepareViewers } from './prepare-viewers.ts'
import { openWatching, reportNext, watchedRecordingId } from './viewers.ts'
import type { Watching } from './viewers.ts'
import { builtServer } from '../../tools/build/built-folder.ts'

const port = 4161
const viewers = 1000
const seconds = 10
const mostSeconds = 90
/** Every viewer reports once a second: ten times as often as a player does. */
const reportsWanted = viewers * seconds

/** A thousand viewers report every second; then the server is killed, and what it had acknowledged is compared. */
export const benchWatch = (): Promise<BenchResult[]> =>
  within(mostSeconds, async (after) => {
    const postgres = await openTestPostgres()
    after(() => postgres.stop())
    await makeTemplate(postgres.url)
    const databaseUrl = await cloneTemplate(postgres.url, 'xinglin_bench_watch')
    const people = await prepareViewers(databaseUrl, viewers)
    const child = startChild(builtServer, port, { ...productionEnv, DATABASE_URL: databaseUrl })
    after(() => child.kill('SIGKILL'))
    await untilAnswering(port)
    const agent = new http.Agent({ keepAlive: true, maxSockets: 256 })
    after(() => agent.destroy())
    const line: Line = { agent, port }
    const watching: Watching[] = []
    for (let at = 0; at < people.length; at += 50)
      watching.push(...(await Promise.all(people.slice(at, at + 50).map((one) => openWatching(line, one)))))
    const { perSecond, p99 } = await report(line, watching)
    const lost = await killAndCount(line, watching, child, databaseUrl)
    return [
      judge({
        name: 'watch reports of 1,000 viewers',
        value: perSecond,
        unit: '/s',
        limit: 950,
        better: 'higher',
      }),
      judge({ name: 'answer to a watch report, p99', value: p99, unit: 'ms', limit: 1000, better: 'lower' }),
      judge({
        name: 'acknowledged reports lost on kill -9',
        value: lost,
        unit: '',
        limit: 0,
        better: 'lower',
      }),
    ]
  })

/** Each at their own moment within the second, whether or not the last answer has arrived. */
async function report(line: Line, watching: Watching[]): Promise<{ perSecond: number; p99: number }> {
  const begun = performance.now()
  const times: number[] = []
  await Promise.all(
    watching.map(async (one, at) => {
      for (let round = 0; round < seconds; round++) {
        const due = begun + round * 1000 + (at * 1000) / watching.length
        await pause(Math.max(0, due - performance.now()))
        const sentAt = performance.now()
        await reportNext(line, one)
        times.push(performance.now() - sentAt)
      }
    }),
  )
  const took = (performance.now() - begun) / 1000
  times.sort((a, b) => a - b)
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0
  console.log(`  watch: ${times.length} reports acknowledged in ${took.toFixed(1)} s`)
  return { perSecond: reportsWanted / took, p99 }
}

/** Kills the server while reports are in flight, and compares what was acknowledged with what is stored. */
async function killAndCount(line: Line, watching: Watching[], child: ChildProcess, databaseUrl: string) {
  let answered = 0
  const underWay = Promise.allSettled(
    watching.map(async (one) => {
      await reportNext(line, one)
      // In the middle of it: some are stored, some are being written, some have not arrived.
      if (++answered === Math.floor(watching.length / 3)) child.kill('SIGKILL')
    }),
  )
  await underWay
  const pool = new pg.Pool({ connectionString: databaseUrl })
  const { rows } = await pool.query<{ user_id: string | number; seq: number; covered_ms: number }>(
    `select w.user_id, w.seq, coalesce((select sum(upper(r) - lower(r)) from unnest(p.covered) r), 0)::int as covered_ms
     from watchers w left join watch_progress p on p.user_id = w.user_id and p.recording_id = $1`,
    [watchedRecordingId],
  )
  await pool.end()
  const stored = new Map(rows.map((row) => [Number(row.user_id), row]))
  const acknowledged = watching.reduce((sum, one) => sum + one.acknowledged, 0)
  const found = rows.reduce((sum, row) => sum + row.seq, 0)
  console.log(`  watch: killed with ${acknowledged} reports acknowledged; ${found} found after it`)
  return watching.reduce((sum, one) => {
    const row = stored.get(one.userId)
    const isCovered = row !== undefined && row.covered_ms >= (one.acknowledged - 1) * 1000 - 1500
    return sum + (isCovered ? Math.max(0, one.acknowledged - row.seq) : one.acknowledged)
  }, 0)
}
