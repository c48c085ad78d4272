/** `pg_dump` and `pg_restore` for a database that DATABASE_URL names, on a machine that has them. */
import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import pg from 'pg'
import { selectTables } from '#server/embedded-postgres/backup.queries.ts'
import { refuseContent } from '#server/embedded-postgres/backup.ts'

type Tool = 'pg_dump' | 'pg_restore'

/** Why pg_dump cannot be used for a database; undefined when it can. */
export async function whyNoDump(url: string): Promise<string | undefined> {
  const version = await versionOf('pg_dump')
  if (version === undefined) return 'pg_dump is not on the PATH'
  const server = await withClient(url, selectVersion)
  // It refuses to read a database that is newer than itself.
  return version < server ? `pg_dump ${version} cannot read PostgreSQL ${server}` : undefined
}

/** The major version of a tool; undefined where it is not on the PATH. */
async function versionOf(tool: Tool): Promise<number | undefined> {
  try {
    const { output } = await run(tool, ['--version'])
    return Number(/\d+/.exec(output)?.[0])
  } catch {
    return undefined
  }
}

async function selectVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int / 10000 as version`,
  )
  return rows[0]!.version
}

/** A file with the final name is complete. It holds personal data: only its owner may read it. */
export async function dumpTo(url: string, file: string): Promise<void> {
  const partial = `${file}.partial`
  try {
    const target = createWriteStream(partial, { mode: 0o600, flush: true })
    await run('pg_dump', ['--format=custom', '--no-owner'], { url, target })
    await rename(partial, file)
  } catch (error) {
    await rm(partial, { force: true })
    throw new Error(`No backup was written to ${file}: ${(error as Error).message}`, { cause: error })
  }
}

/** How a file of pg_dump begins. */
const dumpMark = 'PGDMP'

export async function isDump(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(dumpMark.length))
    return buffer.toString('latin1') === dumpMark
  } finally {
    await handle.close()
  }
}

/** A failed restore leaves the database as it was. `prepare` brings an older schema up to date, or refuses a newer one. */
export async function restoreDump(
  url: string,
  file: string,
  { replace, prepare }: { replace: boolean; prepare: () => Promise<void> },
): Promise<void> {
  if ((await versionOf('pg_restore')) === undefined)
    throw new Error(`${file} was written by pg_dump, and pg_restore is not on the PATH.`)
  try {
    await withClient(url, async (client) => {
      await refuseInUse(client)
      if (!replace) await refuseContent(client, await selectTables(client))
    })
    await replaceSchema(url, async () => {
      const options = ['--schema=public', '--no-owner', '--no-privileges', '--single-transaction']
      await run('pg_restore', [...options, '--exit-on-error', file], { url })
      await prepare()
    })
  } catch (error) {
    throw new Error(`Nothing was restored from ${file}: ${(error as Error).message}`, { cause: error })
  }
}

const former = 'public_before_restore'

/** The former content waits under another name until `fill` has succeeded. */
async function replaceSchema(url: string, fill: () => Promise<void>): Promise<void> {
  const change = (sql: string) => withClient(url, (client) => client.query(sql))
  await change(`alter schema public rename to ${former}; create schema public`)
  try {
    await fill()
  } catch (error) {
    await change(`drop schema public cascade; alter schema ${former} rename to public`)
    throw error
  }
  await change(`drop schema ${former} cascade`)
}

export async function refuseInUse(client: pg.Client): Promise<void> {
  const others =
    'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() limit 1'
  if ((await client.query(others)).rowCount) throw new Error('The database is in use: stop Xinglin first.')
}

export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The password goes by the environment: everybody on the machine can read the arguments of a process. */
function connectionOf(url: string) {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  return { args: [`--dbname=${address.href}`], env: password === '' ? {} : { PGPASSWORD: password } }
}

async function run(
  tool: Tool,
  options: string[],
  { url, target }: { url?: string; target?: Writable } = {},
): Promise<{ output: string }> {
  const connection = url === undefined ? { args: [], env: {} } : connectionOf(url)
  const child = spawn(tool, [...connection.args, ...options], {
    env: { ...process.env, ...connection.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let complaint = ''
  child.stderr.on('data', (bytes: Buffer) => (complaint += bytes.toString()))
  if (target) child.stdout.pipe(target)
  else child.stdout.on('data', (bytes: Buffer) => (output += bytes.toString()))
  const code = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const [ended] = await Promise.all([code, target && finished(target)])
  if (ended !== 0) throw new Error(complaint.trim() || `${tool} ended with ${ended}`)
  return { output }
}
