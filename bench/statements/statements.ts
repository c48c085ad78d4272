import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { loadDemo } from '#demo/load-demo.ts'
import { readEnv } from '#kernel/env.ts'
import { openDatabase } from '#kernel/open-database.ts'
import { loadWebApp } from '#kernel/pages/template.ts'
import { buildApp } from '#server/app.ts'
import { openSession } from '#server/features/people/account/sessions.ts'
import { emptyDatabase, openTestPostgres, spareTheDisk } from '#server/testing/database.ts'
import { memberAddresses, openAddresses } from '../../e2e/harness/addresses.ts'
import { migrateBy } from '../../drills/programs.ts'
import { builtFolder } from '../../tools/build/built-folder.ts'
import { indexContent } from '../index-content.ts'
import { judge } from '../result.ts'
import type { BenchResult } from '../result.ts'
import { explainAll } from './explain.ts'
import { multiply } from './multiply.ts'
import { watchStatements } from './watch-statements.ts'

const times = 100
/** Beyond this a statement reads what it does not need, and the more of it the larger the world. */
const mostTouched = 2_000
const mostPerRow = 50
const slowMs = 3_000
/** Those of decision 127, which may only become fewer. */
const known = 25

/** What the pages read of a world a hundred times the demo's: statements that touch many rows for each that they return. */
export async function benchStatements(): Promise<BenchResult[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'xinglin-statements-'))
  await chmod(folder, 0o711)
  const postgres = await openTestPostgres()
  try {
    await spareTheDisk(postgres)
    const databaseUrl = await emptyDatabase(postgres.url, 'xinglin_statements')
    const env = readEnv({
      DATA_DIR: folder,
      LOG_LEVEL: 'fatal',
      LIVE_RTMP_PORT: '0',
      JOBS: 'off',
      HOST: '127.0.0.1',
    })
    await migrateBy(builtFolder, databaseUrl)
    await loadDemo(env, databaseUrl, (line) => console.log(`  ${line}`))
    // Copies are found as they are: a server that starts on so large a world is busy with its index for a while.
    const { db, close } = openDatabase(databaseUrl, 2, () => undefined)
    await indexContent(db).finally(close)
    const admin = new URL(postgres.adminUrl ?? databaseUrl)
    admin.pathname = new URL(databaseUrl).pathname
    const { rows, left } = await multiply(admin.href, times)
    console.log(`  ${rows} rows were added; as they are: ${left.join(', ') || 'none'}`)
    const seen = await readPages(databaseUrl, env)
    const costs = await explainAll(databaseUrl, seen)
    const wasteful = costs
      .filter(
        ({ touched, returned }) => touched > mostTouched && touched > mostPerRow * Math.max(returned, 1),
      )
      .toSorted((a, b) => b.touched - a.touched)
    for (const { name, returned, touched, ms, worst } of wasteful)
      console.log(`  ${touched} touched for ${returned}, ${Math.round(ms)} ms, ${worst}: ${name}`)
    if (process.env.STATEMENTS_TEXT) for (const { text } of wasteful) console.log(`\n${text}`)
    console.log(`  of ${costs.length} statements`)
    return [
      judge({
        name: `statements that touch over ${mostTouched} rows and over ${mostPerRow} for each that they return`,
        value: wasteful.length,
        unit: 'statements',
        limit: known,
        better: 'lower',
      }),
    ]
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Opens every page as a visitor and as a member, in this process. */
async function readPages(databaseUrl: string, env: ReturnType<typeof readEnv>) {
  const { app, services, close } = await buildApp(env, databaseUrl, await loadWebApp())
  const watched = watchStatements()
  try {
    const { secrets } = await openSession(services.db, await busiestMember(databaseUrl), 'phone', '10000000')
    const open = async (address: string, cookie: string) => {
      const url = encodeURI(address.replace(/\{\w+\}/, '1'))
      const began = performance.now()
      await app.inject({ url, headers: { cookie } })
      const ms = performance.now() - began
      if (ms > slowMs) console.log(`  ${address} took ${Math.round(ms)} ms`)
    }
    for (const address of openAddresses) await open(address, '')
    for (const address of [...openAddresses, ...memberAddresses])
      await open(address, `med_login=${secrets.cookie}`)
    return watched.seen.values()
  } finally {
    watched.stop()
    await close()
  }
}

async function busiestMember(databaseUrl: string): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const { rows } = await pool.query<{ id: string }>(
    `select user_id as id from message_records where user_id < 10000000 group by 1 order by count(*) desc limit 1`,
  )
  await pool.end()
  return Number(rows[0]?.id)
}
