import { and, eq, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { edgeLogs } from './edge-logs.tables.ts'

export const insertEdgeLog = async (db: Db, storageKey: string): Promise<number> =>
  (await only(db.insert(edgeLogs).values({ storage_key: storageKey }).returning({ id: edgeLogs.id }))).id

export const setReceived = (db: Db, id: number, bytes: number) =>
  db
    .update(edgeLogs)
    .set({ bytes, received_at: sql`now()` })
    .where(eq(edgeLogs.id, id))

export const selectEdgeLog = (db: Db, id: number) =>
  first(db.select().from(edgeLogs).where(eq(edgeLogs.id, id)))

export type EdgeLogRow = typeof edgeLogs.$inferSelect

export const setRead = (db: Db, id: number, lines: number) =>
  db
    .update(edgeLogs)
    .set({ lines, read_at: sql`now()` })
    .where(eq(edgeLogs.id, id))

/** What was read a month ago, and what broke off while it arrived. */
export const deleteOldEdgeLogs = (db: Db) =>
  db
    .delete(edgeLogs)
    .where(
      or(
        and(isNotNull(edgeLogs.read_at), lt(edgeLogs.received_at, sql`now() - interval '30 days'`)),
        and(eq(edgeLogs.bytes, 0), lt(edgeLogs.received_at, sql`now() - interval '1 day'`)),
      ),
    )
    .returning({ storage_key: edgeLogs.storage_key, read_at: edgeLogs.read_at })
