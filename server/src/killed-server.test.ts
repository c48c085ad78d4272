import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '#kernel/open-database.ts'
import type { Database } from '#kernel/open-database.ts'
import type { Services } from '#kernel/services.ts'
import { createVault } from '#kernel/vault.ts'
import { buildAuthor } from '#server/testing/build-author.ts'
import { buildComment } from '#server/testing/build-comment.ts'
import { buildWork } from '#server/testing/build-content.ts'
import { cloneTemplate } from '#server/testing/database.ts'
import { logIn } from '#server/testing/build-user.ts'
import { readInbox } from '#server/testing/read-inbox.ts'
import { createClient, startServer } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const masterKey = 'cd'.repeat(32)
const children: ChildProcess[] = []
let databaseUrl: string
let database: Database

beforeAll(async () => {
  databaseUrl = await cloneTemplate(
    process.env.XINGLIN_TEST_POSTGRES!,
    `xinglin_killed_${process.env.VITEST_POOL_ID}`,
  )
  database = openDatabase(databaseUrl, 4, () => undefined)
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await database.close()
})

/** A server in a process of its own. */
async function startChild(): Promise<{ child: ChildProcess; app: TestApp }> {
  const script = `
    const { startServer } = await import('#server/testing/test-app.ts')
    const { url } = await startServer(${JSON.stringify(databaseUrl)}, { MASTER_KEY: '${masterKey}' })
    process.stdout.write('at ' + url + '\\n')`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  let words = ''
  child.stdout.on('data', (data: Buffer) => (words += data.toString()))
  await expect.poll(() => words, { timeout: 120_000 }).toMatch(/at \S+\n/)
  const url = /at (\S+)\n/.exec(words)![1]!
  const services = { db: database.db, vault: createVault(Buffer.from(masterKey, 'hex')) } as Services
  const client = () => createClient(url, services)
  return { child, app: { url, databaseUrl, services, client, close: async () => undefined } }
}

const countWaiting = async () => {
  const { rows } = await database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from queued_notices`,
  )
  return rows[0]!.count
}

it(
  'tells once what a server that was killed had answered and not told yet',
  { timeout: 300_000 },
  async () => {
    const { child, app } = await startChild()
    const author = await buildAuthor(app)
    const work = await buildWork(database.db, { doctor_id: author.doctor.id })
    // A server that makes a message waits here until it is dead.
    const holder = await database.pool.connect()
    await holder.query('begin; lock table messages in share mode')
    try {
      await buildComment(app, 'production', work.id)
      await expect
        .poll(async () => {
          const { rows } = await holder.query('select 1 from pg_locks where not granted')
          return rows.length
        })
        .toBeGreaterThan(0)
      child.kill('SIGKILL')
      await once(child, 'exit')
    } finally {
      await holder.query('rollback')
      holder.release()
    }
    expect(await countWaiting()).toBe(1)
    const next = await startServer(databaseUrl, { MASTER_KEY: masterKey })
    try {
      const reader = await logIn(next, author.user)
      await expect.poll(() => countWaiting()).toBe(0)
      expect(await readInbox(reader)).toEqual([expect.stringContaining('受益匪浅')])
    } finally {
      await next.close()
    }
  },
)
