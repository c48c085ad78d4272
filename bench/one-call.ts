import { cloneTemplate, makeTemplate, openTestPostgres } from '#server/testing/database.ts'
import { compareCall } from './compare-call.ts'
import type { Statement } from './compare-call.ts'
import { judge } from './result.ts'
import type { BenchResult } from './result.ts'

type Prepared = { fields: Record<string, string>; token?: string; statements: Statement[] }

type OneCall = {
  name: string
  path: string
  /** Fills the database, and records the SQL that the call runs. */
  prepare(databaseUrl: string): Promise<Prepared>
}

/** One call on a database of its own, against a bare server with the same SQL. */
export async function benchOneCall({ name, path, prepare }: OneCall): Promise<BenchResult[]> {
  const postgres = await openTestPostgres()
  try {
    await makeTemplate(postgres.url)
    const databaseUrl = await cloneTemplate(postgres.url, 'xinglin_bench')
    const value = await compareCall({ name, databaseUrl, path, ...(await prepare(databaseUrl)) })
    return [judge({ name: `${name} against node:http + pg`, value, unit: 'x', limit: 0.7, better: 'higher' })]
  } finally {
    await postgres.stop()
  }
}
