import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import type { Notice } from '#kernel/notice.ts'
import { preparedSql } from '#kernel/prepared-sql.queries.ts'
import { queuedNotices } from './queued-notices.tables.ts'

export type QueuedNotice = { id: number; userId: number; notice: Notice }

const columns = { id: queuedNotices.id, userId: queuedNotices.user_id, notice: queuedNotices.notice }

const insert = preparedSql(
  'notify',
  sql`insert into ${queuedNotices} (user_id, notice)
    select unnest(${sql.placeholder('userIds')}::bigint[]), ${sql.placeholder('notice')}::jsonb`,
)

export const insertNotice = async (db: Tx, userIds: number[], notice: Notice): Promise<void> => {
  await insert(db, { userIds, notice: JSON.stringify(notice) })
}

export const hasNoneQueued = async (db: Db): Promise<boolean> => {
  const rows = await db
    .select({ id: queuedNotices.id })
    .from(queuedNotices)
    .where(eq(queuedNotices.state, 'waiting'))
    .limit(1)
  return rows.length === 0
}

/** Until the end of the transaction: two servers at once could tell a person the second thing before the first. */
export const lockQueue = (db: Tx) => db.execute(sql`select pg_advisory_xact_lock(hashtext('queued_notices'))`)

/** The next rows in their order, except those of people for whom an earlier one is left to a job. */
export const selectWaiting = (db: Tx, limit: number): Promise<QueuedNotice[]> =>
  db
    .select(columns)
    .from(queuedNotices)
    .where(
      and(
        eq(queuedNotices.state, 'waiting'),
        sql`not exists (select from ${queuedNotices} earlier
          where earlier.user_id = ${queuedNotices}.user_id and earlier.state = 'failing')`,
      ),
    )
    .orderBy(asc(queuedNotices.id))
    .limit(limit)

/** Held until the end of the transaction. */
export const lockNotice = (db: Tx, id: number): Promise<QueuedNotice | undefined> =>
  first(db.select(columns).from(queuedNotices).where(eq(queuedNotices.id, id)).for('update'))

export const updateNoticeState = (db: Db, id: number, state: 'failing' | 'given_up') =>
  db.update(queuedNotices).set({ state }).where(eq(queuedNotices.id, id))

export const deleteNotices = (db: Tx, ids: number[]) =>
  db.delete(queuedNotices).where(inArray(queuedNotices.id, ids))

export const selectFailing = async (db: Db): Promise<number[]> => {
  const rows = await db
    .select({ id: queuedNotices.id })
    .from(queuedNotices)
    .where(eq(queuedNotices.state, 'failing'))
  return rows.map(({ id }) => id)
}

/** As long as their dead letters are kept. */
export const deleteGivenUp = (db: Db) =>
  db
    .delete(queuedNotices)
    .where(
      and(eq(queuedNotices.state, 'given_up'), lt(queuedNotices.created_at, sql`now() - interval '90 days'`)),
    )
