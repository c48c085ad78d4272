import type pg from 'pg'

type Query = { name?: string; text: string; values?: unknown[] }

/**
 * A pool whose prepared reads are shared: whoever asks for what is being read at this moment gets the same rows. When a
 * meeting begins, thousands of visitors open one page, and the database answers them together. A write or a transaction on
 * this pool ends the sharing of what was read before it, so that nobody misses what they have just changed.
 */
export function shareReads(pool: pg.Pool): pg.Pool {
  const running = new Map<string, Promise<pg.QueryResult>>()

  function share(query: Query, values: unknown[] | undefined) {
    const key = `${query.name} ${JSON.stringify(values ?? query.values)}`
    let reading = running.get(key)
    if (!reading) {
      reading = pool.query(query, values)
      running.set(key, reading)
      const forget = () => running.get(key) === reading && running.delete(key)
      reading.then(forget, forget)
    }
    return reading
  }

  const forgetAll = () => running.clear()
  return Object.assign(Object.create(pool) as pg.Pool, {
    query: (query: Query, values?: unknown[]) =>
      query.name !== undefined && /^select\b/i.test(query.text)
        ? share(query, values)
        : pool.query(query, values).finally(forgetAll),
    async connect() {
      const client = await pool.connect()
      const { release } = client
      client.release = (error) => {
        forgetAll()
        release.call(client, error)
      }
      return client
    },
  })
}
