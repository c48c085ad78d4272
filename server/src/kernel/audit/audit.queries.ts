import { asc, gt, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { auditHead, auditLog } from './audit.tables.ts'

export type AuditRow = typeof auditLog.$inferSelect

/** One entry at a time, until the transaction ends: each needs the hash of the one before. */
export const lockAudit = (db: Db) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended('audit_log', 0))`)

export const selectHead = (db: Db) => first(db.select().from(auditHead))

export const insertEntry = (db: Db, entry: typeof auditLog.$inferInsert) => db.insert(auditLog).values(entry)

export const saveHead = (db: Db, head: Pick<typeof auditHead.$inferInsert, 'entry_id' | 'hash' | 'seal'>) =>
  db.insert(auditHead).values(head).onConflictDoUpdate({ target: auditHead.is_only, set: head })

export const selectEntriesAfter = (db: Db, entryId: number, limit: number) =>
  db.select().from(auditLog).where(gt(auditLog.id, entryId)).orderBy(asc(auditLog.id)).limit(limit)

/** All that is read inside is as of one moment. */
export const readTogether = <Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> =>
  db.transaction(work, { isolationLevel: 'repeatable read', accessMode: 'read only' })
