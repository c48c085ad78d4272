import { and, asc, between, desc, eq, gt, inArray, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm'
import type { TipOffReason } from '#contract/community/comments.ts'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import type { DiscussionPart } from '#kernel/items.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import type { Item } from '#server/features/community/items/find-item.ts'
import { oldestTold } from '#server/features/community/messages/gathered-notices.queries.ts'
import { commentPraises, comments, commentTipOffs, commentWords } from './comments.tables.ts'

const shownColumns = {
  id: comments.id,
  user_id: comments.user_id,
  item_type: comments.item_type,
  item_id: comments.item_id,
  schedule_id: comments.schedule_id,
  content: comments.content,
  play_time: comments.play_time,
  recording_id: comments.recording_id,
  is_danmaku: comments.is_danmaku,
  picture_at: comments.picture_at,
  pinned_at: comments.pinned_at,
  created_at: comments.created_at,
}
const authorColumns = {
  truename: users.truename,
  photo: users.photo,
  hospital: users.hospital,
  title: users.title,
}
const praiseCount = sql<number>`(select count(*)::int from comment_praises p where p.comment_id = comments.id)`
const isPraisedBy = (userId: number) =>
  sql<boolean>`exists (select 1 from comment_praises p where p.comment_id = comments.id and p.user_id = ${userId})`

/** `viewerId` 0 is a visitor, who likes nothing. */
export const selectShown = (db: Db, viewerId: number) =>
  db
    .select({
      comment: shownColumns,
      author: authorColumns,
      praise_num: praiseCount,
      is_praise: isPraisedBy(viewerId),
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.user_id))
    .$dynamic()

export type CommentRow = Awaited<ReturnType<typeof selectShown>>[number]

/** The comments of an item, or of one of its sessions, without the parts that are closed to the reader. */
export type Discussion = Item & { scheduleId: number; closed: readonly DiscussionPart[] }

const below = ({ itemType, itemId, scheduleId, closed }: Discussion) =>
  and(
    eq(comments.item_type, itemType),
    eq(comments.item_id, itemId),
    scheduleId > 0 ? eq(comments.schedule_id, scheduleId) : undefined,
    isNull(comments.hidden_at),
    ...closed.map((part) => not(isIn(part))),
  )

const isIn = ({ partId, recordingIds, beginAt, endAt }: DiscussionPart) =>
  or(
    eq(comments.schedule_id, partId),
    inArray(comments.recording_id, recordingIds),
    and(
      eq(comments.recording_id, 0),
      isNotNull(comments.play_time),
      between(comments.created_at, beginAt, endAt),
    ),
  )!

type PageRange = { beforeId?: number | undefined; afterId?: number | undefined; offset: number }

export const selectComments = (
  db: Db,
  viewerId: number,
  discussion: Discussion,
  range: PageRange,
  limit: number,
) =>
  selectShown(db, viewerId)
    .where(
      and(
        below(discussion),
        range.beforeId === undefined ? undefined : lt(comments.id, range.beforeId),
        range.afterId === undefined ? undefined : gt(comments.id, range.afterId),
      ),
    )
    .orderBy(desc(comments.id))
    .limit(limit)
    .offset(range.offset)

export const countComments = (db: Db, discussion: Discussion) => db.$count(comments, below(discussion))

export const selectPinned = (db: Db, viewerId: number, discussion: Discussion) =>
  selectShown(db, viewerId)
    .where(and(below(discussion), isNotNull(comments.pinned_at)))
    .orderBy(desc(comments.pinned_at))

export const selectComment = (db: Db, commentId: number): Promise<CommentRow | undefined> =>
  first(selectShown(db, 0).where(and(eq(comments.id, commentId), isNull(comments.hidden_at))))

/** One statement that also returns the author: in a full room this runs many times a second. */
export const insertComment = async (db: Db, row: typeof comments.$inferInsert): Promise<CommentRow> => {
  const added = db.$with('added').as(db.insert(comments).values(row).returning(shownColumns))
  const saved = await only(
    db
      .with(added)
      .select({
        comment: {
          id: added.id,
          user_id: added.user_id,
          item_type: added.item_type,
          item_id: added.item_id,
          schedule_id: added.schedule_id,
          content: added.content,
          play_time: added.play_time,
          recording_id: added.recording_id,
          is_danmaku: added.is_danmaku,
          picture_at: added.picture_at,
          pinned_at: added.pinned_at,
          created_at: added.created_at,
        },
        author: authorColumns,
      })
      .from(added)
      .innerJoin(users, eq(users.id, added.user_id)),
  )
  return { ...saved, praise_num: 0, is_praise: false }
}

/** False if it was already deleted. */
export const deleteComment = async (db: Db, commentId: number) => {
  const gone = await db.delete(comments).where(eq(comments.id, commentId)).returning({ id: comments.id })
  return gone.length > 0
}

/** Serialises pinning below an item, so that the limit holds. */
export const lockPins = (db: Db, { itemType, itemId }: Item) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`pins ${itemType} ${itemId}`}, 0))`)

export const countPinned = (db: Db, item: Item) =>
  db.$count(comments, and(below({ ...item, scheduleId: 0, closed: [] }), isNotNull(comments.pinned_at)))

export const updatePinned = (db: Db, commentId: number, isPinned: boolean) =>
  db
    .update(comments)
    .set({ pinned_at: isPinned ? sql`now()` : null })
    .where(eq(comments.id, commentId))

/** True if it is new; of two concurrent calls only one gets true. */
export const insertPraise = async (db: Db, commentId: number, userId: number) => {
  const added = await db
    .insert(commentPraises)
    .values({ comment_id: commentId, user_id: userId })
    .onConflictDoNothing()
    .returning({ id: commentPraises.comment_id })
  return added.length > 0
}

export const deletePraise = (db: Db, commentId: number, userId: number) =>
  db
    .delete(commentPraises)
    .where(and(eq(commentPraises.comment_id, commentId), eq(commentPraises.user_id, userId)))

export const countPraises = (db: Db, commentId: number) =>
  db.$count(commentPraises, eq(commentPraises.comment_id, commentId))

export const insertTipOff = async (db: Db, commentId: number, userId: number, reason: TipOffReason) => {
  const added = await db
    .insert(commentTipOffs)
    .values({ comment_id: commentId, user_id: userId, reason })
    .onConflictDoNothing()
    .returning({ id: commentTipOffs.comment_id })
  return added.length > 0
}

/** Answers who had reported it: nobody if no report was open, for example after somebody else's decision. */
export const decideTipOffs = async (db: Db, commentId: number): Promise<number[]> => {
  const decided = await db
    .update(commentTipOffs)
    .set({ decided_at: sql`now()` })
    .where(and(eq(commentTipOffs.comment_id, commentId), isNull(commentTipOffs.decided_at)))
    .returning({ userId: commentTipOffs.user_id })
  return decided.map(({ userId }) => userId)
}

export const hideComment = (db: Db, commentId: number) =>
  db
    .update(comments)
    .set({ hidden_at: sql`now()`, pinned_at: null })
    .where(eq(comments.id, commentId))

/** False if it was not hidden. */
export const unhideComment = async (db: Db, commentId: number) => {
  const shown = await db
    .update(comments)
    .set({ hidden_at: null })
    .where(and(eq(comments.id, commentId), isNotNull(comments.hidden_at)))
    .returning({ id: comments.id })
  return shown.length > 0
}

export const selectWords = async (db: Db): Promise<string[]> => {
  const rows = await db
    .select({ word: commentWords.word })
    .from(commentWords)
    .where(isNull(commentWords.taken_back_at))
    .orderBy(asc(commentWords.word))
  return rows.map(({ word }) => word)
}

/** Adds a word, or puts back one that was taken back, and answers its number. */
export const upsertWord = async (db: Db, word: string): Promise<number> =>
  (
    await only(
      db
        .insert(commentWords)
        .values({ word })
        .onConflictDoUpdate({ target: commentWords.word, set: { taken_back_at: null } })
        .returning({ id: commentWords.id }),
    )
  ).id

export const takeBackWord = (db: Db, word: string) =>
  db
    .update(commentWords)
    .set({ taken_back_at: sql`now()` })
    .where(eq(commentWords.word, word))

/** Who liked which comment in the last days, for `takeGathered`. */
export const latelyPraised = sql`(
  select 'comment' as item_type, comment_id as item_id, user_id, created_at as at from ${commentPraises}
  where created_at > ${oldestTold})`
