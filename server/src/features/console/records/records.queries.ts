import { and, desc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Rows } from '#kernel/console-framework/rows.queries.ts'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { recordVersions } from './records.tables.ts'

const versionColumns = { version: recordVersions, savedBy: users.truename }

const selectVersionsWhere = (db: Db) =>
  db.select(versionColumns).from(recordVersions).leftJoin(users, eq(users.id, recordVersions.saved_by))

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
export const selectOpenVersion = (db: Db, resource: string, recordId: number) =>
  first(selectVersionsWhere(db).where(and(of(resource, recordId), open)))

/** Drafts of records that do not exist yet. */
export const selectNewDrafts = (db: Db, resource: string) =>
  selectVersionsWhere(db)
    .where(and(eq(recordVersions.resource, resource), isNull(recordVersions.record_id), open))
    .orderBy(desc(recordVersions.id))
    .limit(100)

export const selectNewestId = async (db: Db, resource: string, recordId: number): Promise<number> =>
  (
    await only(
      db
        .select({ id: sql<number>`coalesce(max(${recordVersions.id}), 0)`.mapWith(Number) })
        .from(recordVersions)
        .where(and(of(resource, recordId), ne(recordVersions.state, 'dropped'))),
    )
  ).id

/** The newest version that was made public. */
export const selectNewestPublished = (db: Db, resource: string, recordId: number) =>
  first(
    selectVersionsWhere(db)
      .where(and(of(resource, recordId), eq(recordVersions.state, 'published')))
      .orderBy(desc(recordVersions.id))
      .limit(1),
  )

/**
 * Saving one record is done one after the other, so that two who have read the same cannot both win; and nobody changes its
 * row meanwhile by an action or a screen.
 */
export async function lockForChange(
  db: Db,
  { name, rows }: { name: string; rows: Rows },
  id: number,
): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`record ${name} ${id}`}, 0))`)
  await rows.lock(db, id)
}

export const insertVersion = async (db: Db, version: typeof recordVersions.$inferInsert) =>
  (await only(db.insert(recordVersions).values(version).returning({ id: recordVersions.id }))).id

/** What waited for this record is replaced by what is saved now. */
export const dropOpenVersions = (db: Db, resource: string, recordId: number) =>
  db
    .update(recordVersions)
    .set({ state: 'dropped' })
    .where(and(of(resource, recordId), open))

/** Answers what was dropped; undefined where nothing waited. */
export const dropVersion = (db: Db, resource: string, id: number) =>
  first(
    db
      .update(recordVersions)
      .set({ state: 'dropped' })
      .where(and(eq(recordVersions.id, id), eq(recordVersions.resource, resource), open))
      .returning({ record_id: recordVersions.record_id, values: recordVersions.values }),
  )

export const selectVersion = (db: Db, id: number) =>
  first(db.select().from(recordVersions).where(eq(recordVersions.id, id)))

/** A version that waits for its time; undefined once it was published, replaced or dropped. */
export const lockScheduled = (db: Db, id: number) => {
  const isScheduled = and(eq(recordVersions.id, id), eq(recordVersions.state, 'scheduled'))
  return first(db.select().from(recordVersions).where(isScheduled).for('update'))
}

/** Versions whose time has come and whose job was lost, as by a restored backup. */
export const selectOverdue = (db: Db) =>
  db
    .select({ id: recordVersions.id })
    .from(recordVersions)
    .where(and(eq(recordVersions.state, 'scheduled'), lt(recordVersions.publish_at, sql`now()`)))
    .limit(100)

/** From now on a version is what was saved as a whole. */
export const updatePublished = (db: Db, id: number, recordId: number, values: Record<string, unknown>) =>
  db
    .update(recordVersions)
    .set({ state: 'published', record_id: recordId, values, base: {}, published_at: sql`now()` })
    .where(eq(recordVersions.id, id))

/** A version that could not be published at its time waits for its author. */
export const updateToDraft = (db: Db, id: number) =>
  db.update(recordVersions).set({ state: 'draft', publish_at: null }).where(eq(recordVersions.id, id))
