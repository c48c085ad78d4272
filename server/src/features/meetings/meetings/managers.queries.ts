import { and, eq, or, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { prepared } from '#kernel/prepared.ts'
import { meetingManagers } from './managers.tables.ts'
import { meetings } from './meetings.tables.ts'

const managedMeeting = prepared('managed_meeting', (db) =>
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
)

/** Whether a user runs a meeting, or its large meeting. */
export const selectIsManager = async (db: Db, meetingId: number, userId: number): Promise<boolean> => {
  const rows = await managedMeeting(db).execute({ meeting: meetingId, user: userId })
  return rows.length > 0
}
