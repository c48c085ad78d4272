import { lt, sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import { securityLog } from './kernel.tables.ts'

export type RefusedCall = Omit<typeof securityLog.$inferInsert, 'id' | 'at'>

export const insertRefusedCalls = (db: Db, rows: RefusedCall[]) => db.insert(securityLog).values(rows)

/** Six months: article 21 of the Cybersecurity Law. */
export const deleteOldSecurityLog = (db: Db) =>
  db.delete(securityLog).where(lt(securityLog.at, sql`now() - interval '184 days'`))
