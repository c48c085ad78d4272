import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { fromDrizzle } from 'pg-boss'
import type { Db as Connection } from 'pg-boss'
import type { Db } from '#kernel/database.ts'

/** pg-boss brings its own SQL; these two say which connection runs it. */
export const throughPool = (pool: pg.Pool): Connection => ({
  executeSql: (text, values) => pool.query(text, values),
})

/** Inside a transaction: what pg-boss writes is committed with the rest of it. */
export const throughTransaction = (db: Db): Connection => fromDrizzle(db, sql)
