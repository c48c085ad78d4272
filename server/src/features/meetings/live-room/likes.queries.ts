import { and, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { roomLikes } from './live-room.tables.ts'

export const addLikes = (db: Db, meetingId: number, added: number) =>
  db
    .insert(roomLikes)
    .values({ meeting_id: meetingId, count: added, told_at: sql`'epoch'` })
    .onConflictDoUpdate({ target: roomLikes.meeting_id, set: { count: sql`${roomLikes.count} + ${added}` } })

/**
 * The like count of a room, for the one process that publishes it in this second, however many servers count likes for it. Undefined for
 * the others.
 */
export const claimLikesToPublish = async (db: Db, meetingId: number, restMs: number) =>
  (
    await first(
      db
        .update(roomLikes)
        .set({ told_at: sql`now()` })
        .where(
          and(
            eq(roomLikes.meeting_id, meetingId),
            lte(roomLikes.told_at, sql`now() - ${restMs} * interval '1 millisecond'`),
          ),
        )
        .returning({ count: roomLikes.count }),
    )
  )?.count

export const selectLikes = async (db: Db, meetingId: number): Promise<number> => {
  const row = await first(
    db.select({ count: roomLikes.count }).from(roomLikes).where(eq(roomLikes.meeting_id, meetingId)),
  )
  return row?.count ?? 0
}
