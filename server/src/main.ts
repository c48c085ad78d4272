import cluster from 'node:cluster'
import type { Worker } from 'node:cluster'
import { EnvError, readEnv } from '#kernel/env.ts'
import { openDatabase } from '#kernel/database.ts'
import type { Database } from '#kernel/database.ts'
import type { Env } from '#kernel/env.ts'
import { prepareJobs } from '#kernel/jobs/boss.ts'
import { migrate } from '#kernel/migrate.ts'
import { createVault, loadMasterKey } from '#kernel/vault.ts'
import { createMonths } from '#kernel/monthly-tables/rotate.ts'
import { loadWebApp } from '#kernel/pages/template.ts'
import { openEmbeddedPostgres } from '#server/embedded-postgres/embedded.ts'
import { announceAddress } from '#server/embedded-postgres/lock.ts'
import { buildApp } from './app.ts'
import { features } from './features.ts'
import { monthlyTablesOf } from './rotate-months.ts'
import { ensureAgreements } from '#server/features/people/account/agreements.ts'
import { findSetupCode } from '#server/features/console/onboarding/setup-code.ts'
import { ensureHospitals } from '#server/features/people/profile/ensure-hospitals.ts'
import { prepareWeb } from './prepare-web.ts'
import { tidyMemory } from './tidy-memory.ts'

/** Long enough that a process which cannot live does not take the machine with it. */
const replaceAfterMs = 1_000

/** A process of the cluster has said why it could not start. */
class ToldAlready extends Error {}

const say = (line: string) => void process.stdout.write(`${line}\n`)

async function main() {
  const env = readEnv({ ...process.env })
  if (cluster.isPrimary) await lead(env)
  else await serve(env, process.env.XINGLIN_DATABASE_URL!)
}

/** Prepares what all processes share, then serves here, or in as many processes as were asked for. */
async function lead(env: Env) {
  const embedded = env.DATABASE_URL ? undefined : await openEmbeddedPostgres({ dataDir: env.DATA_DIR, say })
  const databaseUrl = env.DATABASE_URL ?? embedded!.url
  let stop = async (): Promise<void> => undefined
  // From here on: a start that is broken off leaves no database running either.
  onEnd(async () => {
    say('Stopping …')
    await stop()
    await embedded?.stop()
    say('Stopped.')
  })
  try {
    await Promise.all([prepareDatabase(env, databaseUrl), prepareWeb(say)])
    if (env.NODE_ENV !== 'production' && env.DEMO === 'on') await fillWithDemo(env, databaseUrl)
    stop = env.PROCESSES > 1 ? await fork(env, databaseUrl) : await serve(env, databaseUrl)
    if (embedded) announceAddress(env.DATA_DIR, `http://localhost:${env.PORT}`)
    greet(env)
    await greetFirst(env, databaseUrl)
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}

async function prepareDatabase(env: Env, databaseUrl: string): Promise<void> {
  const database = openDatabase(databaseUrl, 2, () => undefined)
  if (env.DATABASE_URL) await reach(database)
  await migrate(database.pool, say)
  await prepareJobs(database.pool)
  await createMonths(database.db, monthlyTablesOf(features), new Date())
  await ensureAgreements(database.db)
  await ensureHospitals(database.db)
  await database.close()
}

/** Imported here and not above: production never loads the demo world, and its image leaves it out. */
async function fillWithDemo(env: Env, databaseUrl: string): Promise<void> {
  const { loadDemo } = await import('./demo/load-demo.ts')
  await loadDemo(env, databaseUrl, say)
}

/** A database that was named from outside is the likeliest thing to be wrong. */
async function reach({ pool }: Database): Promise<void> {
  try {
    const client = await pool.connect()
    client.release()
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException
    throw new EnvError(`DATABASE_URL leads to no database: ${message || code}`, { cause: error })
  }
}

async function serve(env: Env, databaseUrl: string): Promise<() => Promise<void>> {
  const running = await buildApp(env, databaseUrl, await loadWebApp())
  await running.app.listen({ port: env.PORT, host: env.HOST })
  tidyMemory()
  if (!cluster.isPrimary) onEnd(running.close)
  return running.close
}

/** One process per core when asked; one that dies later is replaced. */
async function fork(env: Env, databaseUrl: string): Promise<() => Promise<void>> {
  let isStopping = false
  const start = () => cluster.fork({ XINGLIN_DATABASE_URL: databaseUrl })
  // What keeps one from starting keeps all: the first goes ahead, and tells its reason once.
  await listening(start())
  await Promise.all(Array.from({ length: env.PROCESSES - 1 }, () => listening(start())))
  cluster.on('exit', () => {
    if (!isStopping) setTimeout(start, replaceAfterMs)
  })
  return async () => {
    isStopping = true
    const alive = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    await Promise.all(
      alive.map((worker) => {
        const gone = new Promise((resolve) => worker.once('exit', resolve))
        worker.process.kill('SIGTERM')
        return gone
      }),
    )
  }
}

const listening = (worker: Worker) =>
  new Promise<void>((resolve, reject) => {
    worker.once('listening', () => resolve())
    worker.once('exit', () => reject(new ToldAlready()))
  })

/** An installation without an administrator says how to make the first one. */
async function greetFirst(env: Env, databaseUrl: string): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, 1, () => undefined)
  const vault = createVault(await loadMasterKey(env.MASTER_KEY, env.DATA_DIR))
  const code = await findSetupCode({ db, vault }).finally(close)
  if (code === undefined) return
  const origin = env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`
  say(`There is no administrator yet. Open ${origin}/console and enter the setup code ${code}`)
}

function greet(env: Env) {
  say('')
  say(`Xinglin is ready: http://localhost:${env.PORT}`)
  if (env.NODE_ENV !== 'production' && env.DEMO === 'on')
    say(
      'Demo account: 13800000001, password Xinglin2026 (codes by SMS: http://localhost:' +
        env.PORT +
        '/sandbox/outbox)',
    )
}

let isEnding = false

function onEnd(stop: () => Promise<void>) {
  const end = async () => {
    if (isEnding) return
    isEnding = true
    await stop()
    process.exit(0)
  }
  process.on('SIGINT', () => void end())
  process.on('SIGTERM', () => void end())
}

/** Mistakes that a person can mend are told in one sentence, without a stack. */
function explain(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (error instanceof EnvError) return message
  if (code === 'EADDRINUSE') return `${message}. Another program uses this port; set PORT to a free one.`
  if (code === 'EACCES') return `${message}. This user may not open that port; set PORT to one above 1023.`
  if (code === 'EADDRNOTAVAIL') return `${message}. HOST must be an address of this machine.`
  return message
}

main().catch((error: unknown) => {
  // Whoever broke the start off knows why it failed.
  if (isEnding) return
  if (error instanceof ToldAlready) process.exit(1)
  process.stderr.write(`Xinglin could not start: ${explain(error)}\n`)
  if (process.env.LOG_LEVEL === 'debug') process.stderr.write(`${(error as Error).stack}\n`)
  process.exit(1)
})
