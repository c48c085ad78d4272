import { sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'

/** One deed of a person at a time, until the transaction ends: two at once would each be below the limit of both. */
export const lockDeed = (db: Db, name: string, userId: number) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${name} ${userId}`}, 0))`)
