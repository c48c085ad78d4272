import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Db } from '#kernel/database.ts'
import { runAfterCommit } from '#kernel/after-commit.ts'

/** The same database by another handle, which notes its statements. */
export function listenToDb({ db }: { db: Db }): { db: Db; statements: string[] } {
  const statements: string[] = []
  const { $client } = db as Db & { $client: pg.Pool }
  const logger = { logQuery: (text: string) => void statements.push(text) }
  return { db: runAfterCommit(drizzle($client, { logger }) as Db), statements }
}
