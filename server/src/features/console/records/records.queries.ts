import { and, desc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { recordVersions } from './records.tables.ts'

const versionColumns = { version: recordVersions, savedBy: users.truename }

const selectVersionsWhere = (db: Db) =>
  db.select(versionColumns).from(recordVersions).innerJoin(users, eq(users.id, recordVersions.saved_by))

export type VersionRow = Awaited<ReturnType<typeof selectVersions>>[number]

const of = (resource: string, recordId: number) =>
  and(eq(recordVersions.resource, resource), eq(recordVersions.record_id, recordId))

const open = inArray(recordVersions.state, ['draft', 'scheduled'])

export const selectVersions = (db: Db, resource: string, recordId: number) =>
  selectVersionsWhere(db)
    .where(and(of(resource, recordId), ne(recordVersions.state, 'dropped')))
    .orderBy(desc(recordVersions.id))
    .limit(200)

/** The draft of a record, or the version that waits for its time. */
export const selectOpenVersion = async (db: Db, resource: string, recordId: number) => {
  const rows = await selectVersionsWhere(db).where(and(of(resource, recordId), open))
  return rows[0]
}

/** Drafts of records that do not exist yet. */
export const selectNewDrafts = (db: Db, resource: string) =>
  selectVersionsWhere(db)
    .where(and(eq(recordVersions.resource, resource), isNull(recordVersions.record_id), open))
    .orderBy(desc(recordVersions.id))
    .limit(100)

export const selectNewestId = async (db: Db, resource: string, recordId: number): Promise<number> => {
  const rows = await db
    .select({ id: sql<number>`coalesce(max(${recordVersions.id}), 0)`.mapWith(Number) })
    .from(recordVersions)
    .where(and(of(resource, recordId), ne(recordVersions.state, 'dropped')))
  return rows[0]!.id
}

/** Saving one record is done one after the other, so that two who began with the same version cannot both win. */
export const lockRecord = (db: Db, resource: string, recordId: number) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`record ${resource} ${recordId}`}, 0))`)

export const insertVersion = async (db: Db, version: typeof recordVersions.$inferInsert) => {
  const rows = await db.insert(recordVersions).values(version).returning({ id: recordVersions.id })
  return rows[0]!.id
}

/** What waited for this record is replaced by what is saved now. */
export const dropOpenVersions = (db: Db, resource: string, recordId: number) =>
  db
    .update(recordVersions)
    .set({ state: 'dropped' })
    .where(and(of(resource, recordId), open))

/** Answers what was dropped; undefined where nothing waited. */
export const dropVersion = async (db: Db, resource: string, id: number) => {
  const rows = await db
    .update(recordVersions)
    .set({ state: 'dropped' })
    .where(and(eq(recordVersions.id, id), eq(recordVersions.resource, resource), open))
    .returning({ record_id: recordVersions.record_id, values: recordVersions.values })
  return rows[0]
}

export const selectVersion = async (db: Db, id: number) => {
  const rows = await db.select().from(recordVersions).where(eq(recordVersions.id, id)).for('update')
  return rows[0]
}

/** Versions whose time has come and whose job was lost, as by a restored backup. */
export const selectOverdue = (db: Db) =>
  db
    .select({ id: recordVersions.id })
    .from(recordVersions)
    .where(and(eq(recordVersions.state, 'scheduled'), lt(recordVersions.publish_at, sql`now()`)))
    .limit(100)

export const updatePublished = (db: Db, id: number, recordId: number) =>
  db
    .update(recordVersions)
    .set({ state: 'published', record_id: recordId, published_at: sql`now()` })
    .where(eq(recordVersions.id, id))
