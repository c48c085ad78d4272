import { createHash } from 'node:crypto'
import type { Db } from './database.ts'
import { copyFor } from './drizzle-session.ts'

type Statement<Rows> = { execute(values?: Record<string, unknown>): Promise<Rows> }
type Query<Rows> = { toSQL(): { sql: string }; prepare(name: string): Statement<Rows> }

/**
 * A statement that is built once, and prepared once per connection: hot statements cost half of freshly built ones.
 * Define it beside the columns, not inside a function: `build` decides by `shape` which SQL it writes and leaves
 * every value to a placeholder, so it must see nothing else of a request. Keep shapes few: each is a statement that
 * every connection remembers.
 */
export function prepared<Rows, Shape = void>(label: string, build: (db: Db, shape: Shape) => Query<Rows>) {
  const statements = new Map<string | undefined, Statement<Rows>>()
  return (db: Db, shape: Shape): Statement<Rows> => {
    const key = JSON.stringify(shape) as string | undefined
    let statement = statements.get(key)
    if (!statement) {
      const query = build(db, shape)
      statements.set(key, (statement = query.prepare(statementName(label, query.toSQL().sql))))
    }
    // Every transaction is a handle of its own.
    return copyFor(db, statement)
  }
}

/** Two texts never share a name. The label is there to be read in the database's statistics. */
export const statementName = (label: string, text: string) =>
  `${label}_${createHash('sha256').update(text).digest('hex').slice(0, 20)}`
