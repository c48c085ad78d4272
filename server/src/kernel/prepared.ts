import { createHash } from 'node:crypto'
import type { Db } from './database.ts'

type Statement<Rows> = { execute(values?: Record<string, unknown>): Promise<Rows> }
type Query<Rows> = { toSQL(): { sql: string }; prepare(name: string): Statement<Rows> }

/**
 * A statement that is built once per handle and prepared once per connection: hot reads cost half of a freshly built
 * query. Define it beside the columns, not inside a function: `build` decides by `shape` which SQL it writes and leaves
 * every value to a placeholder, so it must see nothing else of a request. Keep shapes few: each is a statement that
 * every connection remembers.
 */
export function prepared<Rows, Shape = void>(label: string, build: (db: Db, shape: Shape) => Query<Rows>) {
  const byHandle = new WeakMap<Db, Map<string | undefined, Statement<Rows>>>()
  // Apart from the handles: every transaction is one, and to name a statement costs as much as to build it.
  const names = new Map<string | undefined, string>()
  return (db: Db, shape: Shape): Statement<Rows> => {
    let statements = byHandle.get(db)
    if (!statements) byHandle.set(db, (statements = new Map()))
    const key = JSON.stringify(shape) as string | undefined
    let statement = statements.get(key)
    if (!statement) {
      const query = build(db, shape)
      let name = names.get(key)
      if (!name) names.set(key, (name = nameOf(label, query.toSQL().sql)))
      statements.set(key, (statement = query.prepare(name)))
    }
    return statement
  }
}

/** Two texts never share a name. The label is there to be read in the database's statistics. */
const nameOf = (label: string, text: string) =>
  `${label}_${createHash('sha256').update(text).digest('hex').slice(0, 20)}`
