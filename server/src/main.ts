import cluster from 'node:cluster'
import type { Worker } from 'node:cluster'
import { EnvError, readEnv } from '#kernel/env.ts'
import { isDatabaseAway, sqlState } from '#kernel/database.ts'
import { noLimits, openDatabase } from '#kernel/open-database.ts'
import type { Env } from '#kernel/env.ts'
import { prepareJobs } from '#kernel/jobs/boss.ts'
import { answerWorkers } from '#kernel/metrics/added-up.ts'
import { migrate } from '#kernel/migrate.ts'
import { createVault, loadMasterKey } from '#kernel/vault.ts'
import { sayLine, sayWarnings } from '#kernel/say-line.ts'
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
import { tidyMemory } from './tidy-memory.ts'
import { waitForDatabase } from './wait-for-database.ts'

/** Long enough that a process which cannot live does not take the machine with it. */
const replaceAfterMs = 1_000

/** A process of the cluster has said why it could not start. */
class ToldAlready extends Error {}

const say = (line: string) => sayLine(line)

async function main() {
  sayWarnings()
  const env = readEnv({ ...process.env })
  if (cluster.isPrimary) await lead(env)
  else await serve(env, process.env.XINGLIN_DATABASE_URL!)
}

/** Prepares what all processes share, then serves here, or in as many processes as were asked for. */
async function lead(env: Env) {
  const began = Date.now()
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
  let setupCode: string | undefined
  try {
    setupCode = await waitForDatabase(say, () => prepareDatabase(env, databaseUrl)).catch(nameDatabase)
    stop = env.PROCESSES > 1 ? await fork(env, databaseUrl) : await serve(env, databaseUrl)
  } catch (error) {
    await embedded?.stop()
    throw error
  }
  // It serves: nothing below may end it.
  if (embedded) announce(env)
  greet(env, setupCode, Date.now() - began)
}

/** Brings the database up to date. The setup code while there is no administrator. */
async function prepareDatabase(env: Env, databaseUrl: string): Promise<string | undefined> {
  const database = openDatabase(databaseUrl, 2, () => undefined, noLimits)
  try {
    await migrate(database.pool, say)
    await prepareJobs(database.pool)
    await createMonths(database.db, monthlyTablesOf(features), new Date())
    await ensureAgreements(database.db)
    await ensureHospitals(database.db)
    if (hasDemo(env)) await fillWithDemo(env, databaseUrl)
    const vault = createVault(await loadMasterKey(env.MASTER_KEY, env.DATA_DIR))
    return await findSetupCode({ db: database.db, vault })
  } finally {
    await database.close()
  }
}

/** A database that was named from outside is the likeliest thing to be wrong. */
function nameDatabase(error: unknown): never {
  const { message, code } = error as NodeJS.ErrnoException
  if (!process.env.DATABASE_URL || !(isDatabaseAway(error) || sqlState(error))) throw error
  throw new EnvError(`DATABASE_URL leads to no database: ${message || code}`, { cause: error })
}

const hasDemo = (env: Env) => env.NODE_ENV !== 'production' && env.DEMO === 'on'

/** Imported here and not above: production never loads the demo world, and its image leaves it out. */
async function fillWithDemo(env: Env, databaseUrl: string): Promise<void> {
  const { loadDemo } = await import('#demo/load-demo.ts')
  await loadDemo(env, databaseUrl, say)
}

async function serve(env: Env, databaseUrl: string): Promise<() => Promise<void>> {
  const web = await loadWebApp()
  const running = await waitForDatabase(say, () => buildApp(env, databaseUrl, web))
  await running.app.listen({ port: env.PORT, host: env.HOST })
  // A promise that nobody waits for says what went wrong beside the calls; everybody else is still served.
  process.on('unhandledRejection', (reason) =>
    running.app.log.error({ err: reason }, 'a failure was not handled'),
  )
  tidyMemory()
  if (!cluster.isPrimary) onEnd(running.close)
  return running.close
}

/** One process per core when asked; one that dies later is replaced. */
async function fork(env: Env, databaseUrl: string): Promise<() => Promise<void>> {
  let isStopping = false
  answerWorkers()
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

/** Lets a second start say where this one is to be found. */
function announce(env: Env) {
  try {
    announceAddress(env.DATA_DIR, `http://localhost:${env.PORT}`)
  } catch (error) {
    say(`The address could not be noted in ${env.DATA_DIR}: ${(error as Error).message}`)
  }
}

function greet(env: Env, setupCode: string | undefined, tookMs: number) {
  const here = `http://localhost:${env.PORT}`
  say('')
  say(`Xinglin is ready: ${here} (${(tookMs / 1000).toFixed(1)} s)`)
  if (hasDemo(env))
    say(`Demo account: 13800000001, password Xinglin2026 (codes by SMS: ${here}/sandbox/outbox)`)
  if (setupCode !== undefined)
    say(
      `There is no administrator yet. Open ${env.PUBLIC_ORIGIN ?? here}/console and enter the setup code ${setupCode}`,
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
  const { code, message, syscall } = error as NodeJS.ErrnoException
  if (error instanceof EnvError) return message
  if (code === 'EADDRINUSE') return `${message}. Another program uses this port; set PORT to a free one.`
  if (code === 'EACCES' && syscall === 'listen')
    return `${message}. This user may not open that port; set PORT to one above 1023.`
  if (code === 'EADDRNOTAVAIL') return `${message}. HOST must be an address of this machine.`
  return message
}

main().catch((error: unknown) => {
  // Whoever broke the start off knows why it failed.
  if (isEnding) return
  if (error instanceof ToldAlready) process.exit(1)
  sayLine(`Xinglin could not start: ${explain(error)}`, 'fatal')
  if (process.env.LOG_LEVEL === 'debug') sayLine(String((error as Error).stack), 'fatal')
  process.exit(1)
})
