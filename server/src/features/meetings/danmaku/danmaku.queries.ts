import { and, asc, between, eq, isNotNull, isNull } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { selectShown } from '#server/features/community/comments/comments.queries.ts'
import { comments } from '#server/features/community/comments/comments.tables.ts'
import type { Item } from '#server/features/community/items/find-item.ts'

type TimeWindow = { from: number; to: number }

const passing = ({ itemType, itemId }: Item, when: SQL | undefined) =>
  and(
    eq(comments.item_type, itemType),
    eq(comments.item_id, itemId),
    isNotNull(comments.play_time),
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

/** Danmaku written live between two moments. */
export const selectLiveDanmaku = (db: Db, item: Item, [from, to]: [Date, Date], limit: number) =>
  selectShown(db, 0)
    .where(passing(item, and(eq(comments.recording_id, 0), between(comments.created_at, from, to))))
    .orderBy(asc(comments.created_at), asc(comments.id))
    .limit(limit)
