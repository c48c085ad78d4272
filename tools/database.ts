/** `npm run db:backup -- FILE`, `npm run db:restore -- FILE [--replace]` and `npm run demo:reset`. */
import pg from 'pg'
import { openDatabase } from '#kernel/database.ts'
import { readEnv } from '#kernel/env.ts'
import { migrate } from '#kernel/migrate.ts'
import { backupTo, restoreFrom } from '#kernel/postgres/backup.ts'
import { openEmbeddedPostgres, runningPostgresUrl } from '#kernel/postgres/embedded.ts'
import { loadDemo } from '#server/demo/load-demo.ts'

const say = (line: string) => console.log(line)
const env = readEnv({ ...process.env })

/** The configured database, the one a server is using right now, or the one in the data folder, for as long as it takes. */
async function withDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const known = env.DATABASE_URL ?? (await runningPostgresUrl(env.DATA_DIR))
  if (known) return work(known)
  const embedded = await openEmbeddedPostgres({ dataDir: env.DATA_DIR, say })
  try {
    await work(embedded.url)
  } finally {
    await embedded.stop()
  }
}

async function prepareSchema(url: string): Promise<void> {
  const database = openDatabase(url, 2, () => undefined)
  await migrate(database.pool, say).finally(() => database.close())
}

async function emptySchema(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const others =
      'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() limit 1'
    if ((await client.query(others)).rowCount) throw new Error('The database is in use: stop Xinglin first.')
    await client.query('drop schema public cascade; create schema public')
  } finally {
    await client.end()
  }
}

const fileOf = (args: string[]) => {
  const file = args.find((arg) => !arg.startsWith('--'))
  if (!file) throw new Error('Name the file: npm run db:backup -- FILE')
  return file
}

const commands: Record<string, (url: string, args: string[]) => Promise<void>> = {
  backup: (url, args) => backupTo(url, fileOf(args), say),
  async restore(url, args) {
    await prepareSchema(url)
    await restoreFrom(url, fileOf(args), say, { replace: args.includes('--replace') })
  },
  async 'reset-demo'(url) {
    if (env.NODE_ENV === 'production') throw new Error('A production database has no demo world to reset.')
    await emptySchema(url)
    await prepareSchema(url)
    await loadDemo(env, url, say)
  },
}

const [name = '', ...args] = process.argv.slice(2)
try {
  const command = commands[name]
  if (!command) throw new Error(`Say what to do: ${Object.keys(commands).join(', ')}.`)
  await withDatabase((url) => command(url, args))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
