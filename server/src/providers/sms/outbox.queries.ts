import { desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { outboxMessages } from './outbox.tables.ts'

const most = 200

/** Newest messages first, of one recipient or of all. */
export const selectOutbox = async (db: Db, to?: string) => {
  const rows = await db
    .select()
    .from(outboxMessages)
    .where(to === undefined ? undefined : eq(outboxMessages.recipient, to))
    .orderBy(desc(outboxMessages.id))
    .limit(most)
  return rows.map(({ kind, recipient, text, code, created_at }) => ({
    kind,
    to: recipient,
    text,
    code,
    at: created_at.toISOString(),
  }))
}

export const deleteOldOutbox = (db: Db) =>
  db.delete(outboxMessages).where(lt(outboxMessages.created_at, sql`now() - interval '30 days'`))
