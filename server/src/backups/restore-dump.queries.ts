/** `pg_restore` for a database that DATABASE_URL names, on a machine that has it. */
import { open } from 'node:fs/promises'
import pg from 'pg'
import { selectTables } from '#server/embedded-postgres/backup.queries.ts'
import { refuseContent } from '#server/embedded-postgres/backup.ts'
import { runTool, versionOf } from '#server/embedded-postgres/pg-dump.ts'

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
      await runTool('pg_restore', [...options, '--exit-on-error', file], { url })
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
