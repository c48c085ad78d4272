import type pg from 'pg'
import { spanOf } from './tracing.ts'

type Query = { name?: string; text: string } | string

const longest = 300

/** A pool whose statements are part of the trace of the call that makes them: their name or their text, never a value. */
export function traceStatements(pool: pg.Pool): pg.Pool {
  const traced = (client: Pick<pg.Pool, 'query'>) => {
    const run = client.query.bind(client) as (query: Query, values?: unknown[]) => Promise<unknown>
    return (query: Query, values?: unknown[]) => {
      const text = typeof query === 'string' ? query : query.text
      const name = typeof query === 'string' ? undefined : query.name
      const what = {
        name: name?.replace(/_[\da-f]{20}$/, '') ?? text.trim().split(/\s/, 1)[0]!.toLowerCase(),
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, longest) },
      }
      return spanOf(what, () => run(query, values))
    }
  }
  return Object.assign(Object.create(pool) as pg.Pool, {
    query: traced(pool),
    async connect() {
      const client = await pool.connect()
      return Object.assign(Object.create(client) as pg.PoolClient, { query: traced(client) })
    },
  })
}
