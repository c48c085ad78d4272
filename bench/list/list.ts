import type { ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { signText } from '#contract/envelope.ts'
import { homeCalls } from '#contract/home.ts'
import { cloneTemplate, makeTemplate, openTestPostgres } from '#server/testing/database.ts'
import { median, productionEnv, startChild, untilAnswering } from '../child-server.ts'
import { judge } from '../result.ts'
import type { BenchResult } from '../result.ts'
import { collegeId, prepareRows } from './prepare-rows.ts'

const seconds = 8
const rounds = 3

/** A 20-row list call (signed form post, filter, order, count) against the plain limit, turn by turn in one run. */
export async function benchList(): Promise<BenchResult[]> {
  const postgres = await openTestPostgres()
  const children: ChildProcess[] = []
  try {
    await makeTemplate(postgres.url)
    const databaseUrl = await cloneTemplate(postgres.url, 'xinglin_bench')
    const statement = await prepareRows(databaseUrl)
    children.push(startChild('server/src/main.ts', 4101, { ...productionEnv, DATABASE_URL: databaseUrl }))
    children.push(
      startChild('bench/list/peer.ts', 4102, {
        DATABASE_URL: databaseUrl,
        STATEMENT: JSON.stringify(statement),
      }),
    )
    await Promise.all([untilAnswering(4101), untilAnswering(4102)])
    const ratios: number[] = []
    for (let round = 0; round < rounds; round++) {
      const own = await load(4101)
      const limit = await load(4102)
      ratios.push(own / limit)
      process.stdout.write(`  list: ${own.toFixed(0)}/s of ${limit.toFixed(0)}/s\n`)
    }
    const value = median(ratios)
    return [
      judge({ name: 'list call against node:http + pg', value, unit: 'x', limit: 0.7, better: 'higher' }),
    ]
  } finally {
    for (const child of children) child.kill()
    await pause(500)
    await postgres.stop()
  }
}

async function load(port: number): Promise<number> {
  const timestamp = String(Date.now())
  const sign = createHash('sha256').update(signText('8', timestamp)).digest('hex')
  const fields = {
    platform: '8',
    sign,
    timestamp,
    guest_id: '12345678',
    is_wechat: '1',
    college_id: String(collegeId),
    page: '1',
  }
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${homeCalls.playback.path}`,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
    connections: 16,
    duration: seconds,
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refusals, ${result.errors} errors`)
  return result.requests.average
}
