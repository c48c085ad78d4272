import { fillPlaceholders } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Db } from './database.ts'
import { sessionOf } from './drizzle-session.ts'
import { statementName } from './prepared.ts'

/** `prepared` for SQL that the query builder cannot write. Dates are read as the driver reads them. */
export function preparedSql<Row extends pg.QueryResultRow>(label: string, statement: SQL) {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement)
  const name = statementName(label, text)
  return async (db: Db, values: Record<string, unknown>): Promise<Row[]> => {
    const filled = fillPlaceholders(params, values)
    const { client, logger } = sessionOf(db)
    logger?.logQuery(text, filled)
    const { rows } = await client.query<Row>({ name, text, values: filled })
    return rows
  }
}
