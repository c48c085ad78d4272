import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { meetingReservations } from './reservations.tables.ts'

/** When a meeting begins, for those who booked it; null while it is not shown. */
const begin = sql`case when ${meetings.published} then ${meetings.begin_at} end`

/** Those who booked a meeting that is to come and were told something else about it. From now on they know. */
export const claimUninformed = async (db: Db, meetingId: number): Promise<number[]> => {
  const rows = await db
    .update(meetingReservations)
    .set({ known_begin_at: begin })
    .from(meetings)
    .where(
      and(
        eq(meetings.id, meetingId),
        eq(meetingReservations.meeting_id, meetings.id),
        gt(meetings.begin_at, sql`now()`),
        sql`${meetingReservations.known_begin_at} is distinct from ${begin}`,
      ),
    )
    .returning({ userId: meetingReservations.user_id })
  return rows.map(({ userId }) => userId)
}
