import { and, asc, count, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import { checkinStates } from '#contract/meetings/checkin.ts'
import type { Db } from '#kernel/database.ts'
import { filesPath } from '#kernel/files/keys.ts'
import { files } from '#kernel/kernel.tables.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { checkinForms, checkins } from './checkin.tables.ts'

export type CheckinRow = typeof checkins.$inferSelect

export const selectForm = async (db: Db, meetingId: number) => {
  const rows = await db.select().from(checkinForms).where(eq(checkinForms.meeting_id, meetingId))
  return rows[0]
}

/** The last one that was handed in. */
export const selectCheckin = async (
  db: Db,
  meetingId: number,
  userId: number,
): Promise<CheckinRow | undefined> => {
  const rows = await db
    .select()
    .from(checkins)
    .where(and(eq(checkins.meeting_id, meetingId), eq(checkins.user_id, userId)))
    .orderBy(desc(checkins.id))
    .limit(1)
  return rows[0]
}

/** Undefined when one is under review or passed: the index decides, whatever arrives at the same time. */
export const insertCheckin = async (db: Db, row: typeof checkins.$inferInsert) => {
  const rows = await db.insert(checkins).values(row).onConflictDoNothing().returning()
  return rows[0]
}

const withMeeting = { checkin: checkins, title: meetings.title }

export const selectCheckins = (db: Db, state: number, limit: number, offset: number) =>
  db
    .select({ ...withMeeting, total: sql<number>`(count(*) over ())::int` })
    .from(checkins)
    .innerJoin(meetings, eq(meetings.id, checkins.meeting_id))
    .where(eq(checkins.state, state))
    .orderBy(
      ...(state === checkinStates.underReview
        ? [asc(checkins.submitted_at), asc(checkins.id)]
        : [desc(checkins.submitted_at), desc(checkins.id)]),
    )
    .limit(limit)
    .offset(offset)

export const selectCheckinById = async (db: Db, checkinId: number) => {
  const rows = await db
    .select(withMeeting)
    .from(checkins)
    .innerJoin(meetings, eq(meetings.id, checkins.meeting_id))
    .where(eq(checkins.id, checkinId))
  return rows[0]
}

export type CheckinWithMeeting = NonNullable<Awaited<ReturnType<typeof selectCheckinById>>>

/** Those that have been handed in to a meeting and did not fail. */
export const selectAttendees = (db: Db, meetingId: number, limit: number, offset: number) =>
  db
    .select({ checkin: checkins, total: sql<number>`(count(*) over ())::int` })
    .from(checkins)
    .where(and(eq(checkins.meeting_id, meetingId), ne(checkins.state, checkinStates.failed)))
    .orderBy(desc(checkins.id))
    .limit(limit)
    .offset(offset)

/** False when it is no longer under review: of two operators one decides. */
export const updateReviewed = async (
  db: Db,
  checkinId: number,
  verdict: { state: number; reason: string; reviewer_id: number },
): Promise<boolean> => {
  const rows = await db
    .update(checkins)
    .set({ ...verdict, reviewed_at: sql`now()` })
    .where(and(eq(checkins.id, checkinId), eq(checkins.state, checkinStates.underReview)))
    .returning({ id: checkins.id })
  return rows.length === 1
}

const keysOf = (photos: string[]) => photos.map((url) => url.slice(filesPath.length))

/** How many of these are photos that the user has sent for a check-in; they lie encrypted. */
export const countOwnPhotos = async (db: Db, userId: number, photos: string[]): Promise<number> => {
  const rows = await db
    .select({ count: count() })
    .from(files)
    .where(and(eq(files.owner_id, userId), eq(files.purpose, 'checkin'), inArray(files.key, keysOf(photos))))
  return rows[0]!.count
}

const isUsed = sql`exists (select from ${checkins} where ${checkins.user_id} = ${files.owner_id}
  and ${checkins.photos} ? (${filesPath}::text || ${files.key}))`

/** Photos of submissions that failed, once another one stands; what the new one shows again stays. */
export const deleteReplacedPhotos = async (db: Db, current: CheckinRow) => {
  const replaced = and(
    eq(checkins.user_id, current.user_id),
    eq(checkins.meeting_id, current.meeting_id),
    ne(checkins.id, current.id),
    sql`${checkins.photos} <> '[]'`,
  )
  const old = await db.select({ photos: checkins.photos }).from(checkins).where(replaced)
  if (old.length === 0) return []
  await db.update(checkins).set({ photos: [] }).where(replaced)
  return db
    .delete(files)
    .where(
      and(
        eq(files.owner_id, current.user_id),
        eq(files.purpose, 'checkin'),
        inArray(files.key, keysOf(old.flatMap((row) => row.photos))),
        sql`not ${isUsed}`,
      ),
    )
    .returning()
}

/** What was uploaded and never handed in. */
export const deleteAbandonedCheckinPhotos = (db: Db) =>
  db
    .delete(files)
    .where(
      and(
        eq(files.purpose, 'checkin'),
        lt(files.created_at, sql`now() - interval '2 days'`),
        sql`not ${isUsed}`,
      ),
    )
    .returning()
