import { and, eq, or, sql } from 'drizzle-orm'
import { prepared } from '#kernel/database.ts'
import type { Db } from '#kernel/database.ts'
import { meetingManagers } from './managers.tables.ts'
import { meetings } from './meetings.tables.ts'

/** Whether a user runs a meeting, or the large meeting that it is part of. */
export const selectIsManager = async (db: Db, meetingId: number, userId: number): Promise<boolean> => {
  const rows = await prepared(db, 'is_meeting_manager', (db) =>
    db
      .select({ one: sql`1` })
      .from(meetings)
      .innerJoin(
        meetingManagers,
        and(
          or(eq(meetingManagers.meeting_id, meetings.id), eq(meetingManagers.meeting_id, meetings.parent_id)),
          eq(meetingManagers.user_id, sql.placeholder('user')),
        ),
      )
      .where(eq(meetings.id, sql.placeholder('meeting')))
      .limit(1),
  ).execute({ meeting: meetingId, user: userId })
  return rows.length > 0
}
