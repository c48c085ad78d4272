import type { Db } from './database.ts'
import { sessionOf } from './drizzle-session.ts'

/**
 * Lets the statements of a transaction be sent side by side, as pages send theirs: each waits for the one before, because
 * a connection takes one at a time. Returns a function that ends it.
 */
export function queueStatements(transaction: Db): () => void {
  const { client } = sessionOf(transaction)
  const send = client.query.bind(client) as (...statement: unknown[]) => Promise<unknown>
  let last: Promise<unknown> = Promise.resolve()
  const queued = (...statement: unknown[]) => {
    const answer = last.then(() => send(...statement))
    last = answer.catch(() => undefined)
    return answer
  }
  Object.assign(client, { query: queued })
  return () => void Reflect.deleteProperty(client, 'query')
}
