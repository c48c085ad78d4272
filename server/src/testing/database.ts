import { mkdtemp, chmod, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { openDatabase } from '#kernel/open-database.ts'
import { prepareJobs } from '#kernel/jobs/boss.ts'
import { migrate } from '#kernel/migrate.ts'
import { openEmbeddedPostgres } from '#server/embedded-postgres/embedded.ts'
import { ADMIN } from '#server/embedded-postgres/provision.queries.ts'
import { readState } from '#server/embedded-postgres/state.ts'

const template = 'xinglin_template'

export type TestPostgres = {
  url: string
  /** None for a PostgreSQL that is given: its settings are left alone. */
  adminUrl: string | undefined
  stop(): Promise<void>
}

/** A PostgreSQL for one run of the tests: the one that is given, or an embedded one in a folder of its own. */
export async function openTestPostgres(): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, adminUrl: undefined, stop: async () => undefined }
  const folder = await mkdtemp(path.join(tmpdir(), 'xinglin-test-'))
  // The unprivileged user under which PostgreSQL runs for root has to pass through.
  await chmod(folder, 0o711)
  const embedded = await openEmbeddedPostgres({ dataDir: folder, say: () => undefined })
  const admin = new URL(embedded.url)
  Object.assign(admin, { username: ADMIN, password: (await readState(folder))!.adminPassword })
  return {
    url: embedded.url,
    adminUrl: admin.href,
    async stop() {
      await embedded.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const inDatabase = (url: string, name: string) => {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

/** Nobody needs the data of a test after a power cut: commits and clones of databases do not wait for the disk. */
export async function spareTheDisk({ url, adminUrl }: TestPostgres): Promise<void> {
  if (!adminUrl)
    return admin(url, async (client) => {
      await client.query('alter role current_user set synchronous_commit = off')
    })
  await admin(adminUrl, async (client) => {
    for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
      await client.query(`alter system set ${setting} = off`)
    await client.query('select pg_reload_conf()')
  })
}

/** The schema is made once; every worker gets a clone, which takes well under a tenth of a second. */
export async function makeTemplate(url: string): Promise<void> {
  const database = openDatabase(await emptyDatabase(url, template), 2, () => undefined)
  await migrate(database.pool, () => undefined)
  await prepareJobs(database.pool)
  await database.close()
}

export async function cloneTemplate(url: string, name: string): Promise<string> {
  await admin(url, async (client) => {
    await endSessions(client, name)
    await client.query(`drop database if exists ${name}`)
    await client.query(`create database ${name} template ${template}`)
  })
  return inDatabase(url, name)
}

/** A database without anything in it, as a new installation finds it. */
export async function emptyDatabase(url: string, name: string): Promise<string> {
  await admin(url, async (client) => {
    await endSessions(client, name)
    await client.query(`drop database if exists ${name}`)
    await client.query(`create database ${name}`)
  })
  return inDatabase(url, name)
}

/** `with (force)` would fail on an autovacuum worker, which a plain `drop database` sends away by itself. */
const endSessions = (client: pg.Client, name: string) =>
  client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = $1 and backend_type = 'client backend'`,
    [name],
  )

async function admin(url: string, work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
