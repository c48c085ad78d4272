import type pg from 'pg'
import type { Db } from './database.ts'

/** What drizzle keeps to itself and is needed here. No other file touches it; its test names the version. */
type Session = {
  client: pg.Pool | pg.PoolClient
  logger?: { logQuery(text: string, values: unknown[]): void }
}

/** What runs the statements of a handle (the pool, or the connection of a transaction), and who is told of them. */
export const sessionOf = (db: Db): Session => (db as unknown as { _: { session: Session } })._.session

/** A copy of a prepared statement that runs where the handle does: it costs less than to build the statement again. */
export function copyFor<Statement extends object>(db: Db, statement: Statement): Statement {
  const { client, logger } = sessionOf(db)
  const copy = Object.create(Object.getPrototypeOf(statement) as object) as Statement
  return Object.assign(copy, statement, { client, logger })
}
