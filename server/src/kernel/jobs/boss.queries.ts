import type pg from 'pg'
import type { Db as Connection } from 'pg-boss'
import { sessionOf } from '#kernel/database.ts'
import type { Db } from '#kernel/database.ts'
import { statementName } from '#kernel/prepared.ts'

/** pg-boss brings its own SQL; these two say which connection runs it. */
export const throughPool = (pool: pg.Pool): Connection => ({
  executeSql: (text, values) => pool.query(text, values),
})

/**
 * Inside a transaction: what pg-boss writes is committed with the rest of it. Its statements are long, and few for each
 * queue, so that a connection remembers them.
 */
export const throughTransaction = (db: Db): Connection => ({
  executeSql: (text, values) =>
    sessionOf(db).client.query({ name: statementName('job', text), text, values }),
})
