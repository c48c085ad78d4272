import { selectTables } from '#server/embedded-postgres/backup.queries.ts'
import { withClient } from './restore-dump.queries.ts'

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Rows by table. Reads all of them: for a job of the night. */
export const countRows = (url: string): Promise<Record<string, number>> =>
  withClient(url, async (client) => {
    const counts: Record<string, number> = {}
    for (const { name } of await selectTables(client)) {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int as count from ${quoted(name)}`,
      )
      counts[name] = rows[0]!.count
    }
    return counts
  })

/** Beside the database of the product, empty, and gone afterwards. Its role has to be allowed to create databases. */
export async function withScratchDatabase<Result>(
  url: string,
  work: (scratchUrl: string) => Promise<Result>,
): Promise<Result> {
  const address = new URL(url)
  const name = `${address.pathname.slice(1)}_restore_test`
  const scratch = new URL(url)
  scratch.pathname = `/${name}`
  const drop = () =>
    withClient(url, (client) => client.query(`drop database if exists ${quoted(name)} with (force)`))
  await drop()
  await withClient(url, (client) => client.query(`create database ${quoted(name)}`))
  try {
    return await work(scratch.href)
  } finally {
    await drop()
  }
}
