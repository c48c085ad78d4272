import { and, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '#kernel/database.ts'
import type { FileRow } from '#kernel/files/files.queries.ts'
import { filesPath } from '#kernel/files/keys.ts'
import { first, only } from '#kernel/first-row.ts'
import { files } from '#kernel/kernel.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { noticeFile } from './notice-file.ts'
import { isManagedBy } from './unions.queries.ts'
import { unionMembers, unionNoticeReads, unionNotices, unions } from './unions.tables.ts'

const isRead = (userId: number) =>
  sql<boolean>`exists (select from ${unionNoticeReads} r where r.notice_id = union_notices.id and r.user_id = ${userId})`

/** When somebody joined: what was published before is not unread. */
const joinedAt = (userId: number) =>
  sql`(select min(m.joined_at) from ${unionMembers} m where m.union_id = union_notices.union_id and m.user_id = ${userId})`

const columns = (userId: number) => ({
  notice: unionNotices,
  union_name: unions.name,
  truename: users.truename,
  isRead: sql<boolean>`(${isRead(userId)} or union_notices.created_at < ${joinedAt(userId)})`,
})

const noticeRows = (db: Db, userId: number) =>
  db
    .select({ ...columns(userId), total: sql<number>`(count(*) over ())::int` })
    .from(unionNotices)
    .innerJoin(unions, eq(unions.id, unionNotices.union_id))
    .leftJoin(users, eq(users.id, unionNotices.author_id))
    .$dynamic()

export type NoticeRow = Awaited<ReturnType<typeof noticeRows>>[number]

/** Managers still see what was withdrawn, in the list of their union. */
const isShown = (userId: number) => or(isNull(unionNotices.withdrawn_at), isManagedBy(userId))

/** `unionId` 0 is every union that the user is a member of. */
export const selectNotices = (
  db: Db,
  { unionId, userId }: { unionId: number; userId: number },
  limit: number,
  offset: number,
) =>
  noticeRows(db, userId)
    .where(
      unionId > 0
        ? and(eq(unionNotices.union_id, unionId), isShown(userId))
        : and(sql`${joinedAt(userId)} is not null`, isNull(unionNotices.withdrawn_at)),
    )
    .orderBy(
      desc(sql`${unionNotices.pinned_at} is not null`),
      desc(unionNotices.created_at),
      desc(unionNotices.id),
    )
    .limit(limit)
    .offset(offset)

export const selectNotice = (db: Db, noticeId: number, userId: number) =>
  first(noticeRows(db, userId).where(eq(unionNotices.id, noticeId)))

export const insertNotice = async (db: Db, row: typeof unionNotices.$inferInsert): Promise<number> =>
  (await only(db.insert(unionNotices).values(row).returning({ id: unionNotices.id }))).id

export const insertNoticeRead = (db: Db, noticeId: number, userId: number) =>
  db.insert(unionNoticeReads).values({ notice_id: noticeId, user_id: userId }).onConflictDoNothing()

export const countNotices = (db: Db, unionId: number): Promise<number> =>
  db.$count(unionNotices, and(eq(unionNotices.union_id, unionId), isNull(unionNotices.withdrawn_at)))

export const countUnreadNotices = async (db: Db, userId: number): Promise<number> =>
  (
    await only(
      db
        .select({ n: sql<number>`count(*)::int` })
        .from(unionNotices)
        .where(
          and(
            gt(unionNotices.created_at, joinedAt(userId)),
            isNull(unionNotices.withdrawn_at),
            sql`not ${isRead(userId)}`,
          ),
        ),
    )
  ).n

/** False when the unread were reminded already: of two who remind at once, one does. */
export const updateReminded = async (db: Db, noticeId: number): Promise<boolean> => {
  const rows = await db
    .update(unionNotices)
    .set({ reminded_at: sql`now()` })
    .where(and(eq(unionNotices.id, noticeId), isNull(unionNotices.reminded_at)))
    .returning({ id: unionNotices.id })
  return rows.length > 0
}

export const lockNotice = (db: Tx, noticeId: number) =>
  only(db.select().from(unionNotices).where(eq(unionNotices.id, noticeId)).for('update'))

export const updateNotice = (
  db: Tx,
  noticeId: number,
  values: Pick<typeof unionNotices.$inferInsert, 'title' | 'content' | 'files'>,
) =>
  db
    .update(unionNotices)
    .set({ ...values, edited_at: sql`now()` })
    .where(eq(unionNotices.id, noticeId))

/** Those who had read it read it again; the one who changed it has. */
export const deleteOtherReads = (db: Tx, noticeId: number, userId: number) =>
  db
    .delete(unionNoticeReads)
    .where(and(eq(unionNoticeReads.notice_id, noticeId), ne(unionNoticeReads.user_id, userId)))

/** When it was withdrawn; undefined when it was already: of two who withdraw at once, one does. */
export const updateWithdrawn = async (db: Tx, noticeId: number, reason: string) =>
  (
    await first(
      db
        .update(unionNotices)
        .set({ withdrawn_at: sql`now()`, withdraw_reason: reason, pinned_at: null })
        .where(and(eq(unionNotices.id, noticeId), isNull(unionNotices.withdrawn_at)))
        .returning({ at: unionNotices.withdrawn_at }),
    )
  )?.at

export const updateNoticePinned = (db: Db, noticeId: number, isPinned: boolean) =>
  db
    .update(unionNotices)
    .set({ pinned_at: isPinned ? sql`now()` : null })
    .where(and(eq(unionNotices.id, noticeId), isNull(unionNotices.withdrawn_at)))

/** The members of the notice’s union, each once, with when they read it. Those who joined after it count too. */
const audience = (noticeId: number) => sql`
  select u.id, u.truename, u.photo, u.hospital, u.title, r.read_at
  from ${unionNotices} n
    join (select distinct union_id, user_id from ${unionMembers}) m on m.union_id = n.union_id
    join ${users} u on u.id = m.user_id
    left join ${unionNoticeReads} r on r.notice_id = n.id and r.user_id = u.id
  where n.id = ${noticeId}`

export type ReaderRow = {
  id: number
  truename: string
  photo: string
  hospital: string
  title: string
  read_at: string | null
  total: number
}

export async function selectReaders(
  db: Db,
  { noticeId, hasRead }: { noticeId: number; hasRead: boolean },
  limit: number,
  offset: number,
): Promise<ReaderRow[]> {
  const { rows } = await db.execute<ReaderRow>(sql`
    select a.*, (count(*) over ())::int as total from (${audience(noticeId)}) a
    where (a.read_at is not null) = ${hasRead}
    order by a.read_at desc nulls last, a.id limit ${limit} offset ${offset}`)
  return rows
}

export function countReads(db: Db, noticeId: number): Promise<{ read: number; unread: number }> {
  return only(
    db.execute<{ read: number; unread: number }>(sql`
    select count(a.read_at)::int as read, (count(*) - count(a.read_at))::int as unread
    from (${audience(noticeId)}) a`),
  )
}

export async function selectUnreadIds(db: Db, noticeId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select a.id from (${audience(noticeId)}) a where a.read_at is null`,
  )
  return rows.map(({ id }) => id)
}

export const selectMemberIds = async (db: Db, unionId: number): Promise<number[]> => {
  const rows = await db
    .selectDistinct({ id: unionMembers.user_id })
    .from(unionMembers)
    .where(eq(unionMembers.union_id, unionId))
  return rows.map(({ id }) => id)
}

/** Whether a notice of one of the user’s unions lists this file. */
export async function mayOpenNoticeFile(db: Db, key: string, userId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from ${unionNotices} n join ${unionMembers} m on m.union_id = n.union_id and m.user_id = ${userId}
    where n.files ? ${filesPath + key}::text and n.withdrawn_at is null limit 1`)
  return rows.length > 0
}

export const deleteUnlistedFiles = (db: Db): Promise<FileRow[]> =>
  db
    .delete(files)
    .where(
      and(
        eq(files.purpose, noticeFile.name),
        lt(files.created_at, sql`now() - interval '2 days'`),
        sql`not exists (select from ${unionNotices} n where n.files ? (${filesPath}::text || ${files}.key))`,
      ),
    )
    .returning()
