import { and, asc, between, eq, isNotNull, isNull } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { selectShown } from '#server/features/community/comments/comments.queries.ts'
import { comments } from '#server/features/community/comments/comments.tables.ts'
import { lateMs } from '#server/features/meetings/meetings/recording-timeline.ts'
import type { Item } from '#server/features/community/items/find-item.ts'

type TimeWindow = { from: number; to: number }

const passing = ({ itemType, itemId }: Item, when: SQL | undefined) =>
  and(
    eq(comments.item_type, itemType),
    eq(comments.item_id, itemId),
    isNotNull(comments.play_time),
    eq(comments.is_danmaku, true),
    isNull(comments.hidden_at),
    when,
  )

/** Danmaku of a recording, or of the live stream (0), by second. */
export const selectDanmaku = (
  db: Db,
  item: Item,
  recordingId: number,
  { from, to }: TimeWindow,
  limit: number,
) =>
  selectShown(db, 0)
    .where(passing(item, and(eq(comments.recording_id, recordingId), between(comments.play_time, from, to))))
    .orderBy(asc(comments.play_time), asc(comments.id))
    .limit(limit)

/** Danmaku written live to pictures between two moments; it may be written a little later than it was seen. */
export const selectLiveDanmaku = (db: Db, item: Item, [from, to]: [Date, Date], limit: number) => {
  const until = new Date(to.getTime() + lateMs)
  return selectShown(db, 0)
    .where(passing(item, and(eq(comments.recording_id, 0), between(comments.created_at, from, until))))
    .orderBy(asc(comments.created_at), asc(comments.id))
    .limit(limit)
}

/** More than this many change nothing in the shape of a curve. */
const mostCounted = 20_000

/** The seconds at which danmaku was written over a recording. */
export const selectDanmakuSeconds = (db: Db, item: Item, recordingId: number) =>
  db
    .select({ second: comments.play_time })
    .from(comments)
    .where(passing(item, eq(comments.recording_id, recordingId)))
    .limit(mostCounted)

/** When danmaku was written live between two moments, and what its author saw. */
export const selectLiveDanmakuMoments = (db: Db, item: Item, [from, to]: [Date, Date]) =>
  db
    .select({ created_at: comments.created_at, picture_at: comments.picture_at })
    .from(comments)
    .where(
      passing(
        item,
        and(
          eq(comments.recording_id, 0),
          between(comments.created_at, from, new Date(to.getTime() + lateMs)),
        ),
      ),
    )
    .limit(mostCounted)
