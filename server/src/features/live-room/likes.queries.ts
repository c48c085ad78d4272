import { eq, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { roomLikes } from './live-room.tables.ts'

/**
 * Adds to the count of a room and says where it stands. `isTeller` is true for one process a second: that one tells
 * the room, however many servers gather likes for it.
 */
export async function addLikes(db: Db, meetingId: number, added: number, restMs: number) {
  const { rows } = await db.execute<{ count: string; is_teller: boolean }>(sql`
    insert into room_likes as r (meeting_id, count, told_at) values (${meetingId}, ${added}, now())
    on conflict (meeting_id) do update set
      count = r.count + ${added},
      told_at = case when r.told_at <= now() - ${restMs} * interval '1 millisecond' then now() else r.told_at end
    returning count, told_at = now() as is_teller`)
  const row = rows[0]!
  return { count: Number(row.count), isTeller: row.is_teller }
}

export const selectLikes = async (db: Db, meetingId: number): Promise<number> => {
  const rows = await db
    .select({ count: roomLikes.count })
    .from(roomLikes)
    .where(eq(roomLikes.meeting_id, meetingId))
  return rows[0]?.count ?? 0
}
