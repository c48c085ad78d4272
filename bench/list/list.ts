import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { signText } from '#contract/envelope.ts'
import { homeCalls, pageSize } from '#contract/home.ts'
import type { Db } from '#kernel/database.ts'
import { migrate } from '#kernel/migrate.ts'
import { selectMeetings } from '#server/features/meetings/meetings.queries.ts'
import { cloneTemplate, makeTemplate, openTestPostgres } from '#server/testing/database.ts'
import { judge } from '../result.ts'
import type { BenchResult } from '../result.ts'

const collegeId = 3
const rows = 10_000
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
    children.push(start('server/src/main.ts', 4101, { ...production, DATABASE_URL: databaseUrl }))
    children.push(
      start('bench/list/peer.ts', 4102, { DATABASE_URL: databaseUrl, STATEMENT: JSON.stringify(statement) }),
    )
    await Promise.all([answers(4101), answers(4102)])
    const ratios: number[] = []
    for (let round = 0; round < rounds; round++) {
      const own = await load(4101)
      const limit = await load(4102)
      ratios.push(own / limit)
      process.stdout.write(`  list: ${own.toFixed(0)}/s of ${limit.toFixed(0)}/s\n`)
    }
    const value = ratios.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
    return [
      judge({ name: 'list call against node:http + pg', value, unit: 'x', limit: 0.7, better: 'higher' }),
    ]
  } finally {
    for (const child of children) child.kill()
    await pause(500)
    await postgres.stop()
  }
}

const production = {
  NODE_ENV: 'production',
  MASTER_KEY: '0'.repeat(64),
  PUBLIC_ORIGIN: 'http://127.0.0.1:4101',
  SMS_PROVIDER: 'aliyun',
  SMS_SIGN_NAME: 'bench',
  SMS_TEMPLATE_CODE: 'bench',
  SMS_TEMPLATE_PASSWORD: 'bench',
  ALIYUN_ACCESS_KEY_ID: 'bench',
  ALIYUN_ACCESS_KEY_SECRET: 'bench',
  LOG_LEVEL: 'warn',
}

function start(script: string, port: number, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [script], {
    env: { ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: '.cache/bench' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Fills the table and captures the statement that the call itself runs. */
async function prepareRows(databaseUrl: string): Promise<{ text: string; values: unknown[] }> {
  const pool = new pg.Pool({ connectionString: databaseUrl })
  await migrate(pool, () => undefined)
  await pool.query(
    `insert into colleges (name, name_en, logo) select 'c' || n, 'c' || n, '' from generate_series(1, 12) n`,
  )
  await pool.query(
    `insert into meetings (college_id, title, intro, cover, speaker, begin_at, end_at, has_stream, view_count, view_display_status)
     select 1 + n % 12, '学术会议第 ' || n || ' 期', '内容', '/files/demo/' || n || '.svg', '讲者 ' || n,
       now() - n * interval '1 hour' - interval '3 hours', now() - n * interval '1 hour' - interval '2 hours', true, n, 2
     from generate_series(1, $1::int) n`,
    [rows],
  )
  await pool.query('vacuum analyze meetings')
  let captured: { text: string; values: unknown[] } | undefined
  const db = drizzle(pool, {
    logger: { logQuery: (text, values) => void (captured = { text, values }) },
  }) as Db
  await selectMeetings(db, 'over', { collegeId, diseaseId: 0 }, pageSize, 0)
  await pool.end()
  return captured!
}

async function answers(port: number) {
  for (let tries = 0; tries < 600; tries++) {
    const response = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined)
    if (response?.ok) return
    await pause(100)
  }
  throw new Error(`the server on port ${port} does not answer`)
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
