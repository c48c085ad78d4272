/** `npm run db:backup -- FILE`, `npm run db:restore -- FILE [--replace]`, `npm run demo:reset` and `npm run operator -- PHONE [--revoke]`. */
import pg from 'pg'
import { openDatabase } from '#kernel/database.ts'
import { migrate } from '#kernel/migrate.ts'
import { backupTo, restoreFrom } from '#kernel/postgres/backup.ts'
import { openEmbeddedPostgres, runningPostgresUrl } from '#kernel/postgres/embedded.ts'
import { createVault, loadMasterKey } from '#kernel/vault.ts'
import { loadDemo } from '#server/demo/load-demo.ts'
import { appointOperator } from '#server/features/people/account/appoint-operator.ts'
import { envOrEnd } from './env-or-end.ts'

const say = (line: string) => console.log(line)
const env = envOrEnd()

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

async function appoint(url: string, phone: string, role: 'operator' | 'user'): Promise<void> {
  const vault = createVault(await loadMasterKey(env.MASTER_KEY, env.DATA_DIR))
  const { db, close } = openDatabase(url, 2, () => undefined)
  await appointOperator({ db, vault }, phone, role).finally(close)
  say(role === 'operator' ? `${phone} is an operator now.` : `${phone} is no operator any more.`)
}

async function emptySchema(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const others =
      'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() limit 1'
    if ((await client.query(others)).rowCount) throw new Error('The database is in use: stop Xinglin first.')
    await client.query(
      'drop schema public cascade; create schema public; drop schema if exists pgboss cascade',
    )
  } finally {
    await client.end()
  }
}

const [name = '', ...args] = process.argv.slice(2)

const namedFile = () => {
  const file = args.find((arg) => !arg.startsWith('--'))
  if (!file) throw new Error('Name the file, like this: npm run db:backup -- xinglin.backup')
  return file
}

/** Each says what is wrong with its arguments before a database is opened. */
const commands: Record<string, () => (url: string) => Promise<void>> = {
  backup() {
    const file = namedFile()
    return (url) => backupTo(url, file, say)
  },
  restore() {
    const file = namedFile()
    return async (url) => {
      await prepareSchema(url)
      await restoreFrom(url, file, say, { replace: args.includes('--replace') })
    }
  },
  'reset-demo'() {
    if (env.NODE_ENV === 'production') throw new Error('A production database has no demo world to reset.')
    return async (url) => {
      await emptySchema(url)
      await prepareSchema(url)
      await loadDemo(env, url, say)
    }
  },
  operator() {
    const phone = args.find((arg) => !arg.startsWith('--')) ?? ''
    return (url) => appoint(url, phone, args.includes('--revoke') ? 'user' : 'operator')
  },
}

try {
  const command = commands[name]
  if (!command) throw new Error(`Say what to do: ${Object.keys(commands).join(', ')}.`)
  await withDatabase(command())
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
