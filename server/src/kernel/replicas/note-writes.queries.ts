import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'

const asking = new AsyncLocalStorage<{ hasWritten: boolean }>()

/** Runs what answers a call, and says so if it has written, also if it was refused in the end. */
export async function noteWriting<Output>(
  run: () => Promise<Output>,
  onWritten: () => void,
): Promise<Output> {
  const noted = { hasWritten: false }
  try {
    return await asking.run(noted, run)
  } finally {
    if (noted.hasWritten) onWritten()
  }
}

type Query = { text: string } | string

const note = () => {
  const noted = asking.getStore()
  if (noted) noted.hasWritten = true
}

/** A pool that notes for the call at hand what is no plain read. A transaction is taken for a write. */
export const noteWrites = (pool: pg.Pool): pg.Pool =>
  Object.assign(Object.create(pool) as pg.Pool, {
    query(query: Query, values?: unknown[]) {
      if (!/^\s*select\b/i.test(typeof query === 'string' ? query : query.text)) note()
      return pool.query(query as string, values)
    },
    connect() {
      note()
      return pool.connect()
    },
  })
