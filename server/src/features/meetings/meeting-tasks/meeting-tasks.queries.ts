import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { meetingTasks } from './meeting-tasks.tables.ts'

export const selectTask = async (db: Db, taskId: number) => {
  const rows = await db
    .select({
      task: meetingTasks,
      meeting: { title: meetings.title, cover: meetings.cover, end_at: meetings.end_at },
      truename: users.truename,
    })
    .from(meetingTasks)
    .innerJoin(meetings, and(eq(meetings.id, meetingTasks.meeting_id), eq(meetings.published, true)))
    .innerJoin(users, eq(users.id, meetingTasks.user_id))
    .where(eq(meetingTasks.id, taskId))
  return rows[0]
}

export type TaskRow = NonNullable<Awaited<ReturnType<typeof selectTask>>>

/** Only the first confirmation is stored. */
export const confirmTask = (db: Db, taskId: number, userId: number) =>
  db
    .update(meetingTasks)
    .set({ confirmed_at: sql`now()`, confirmed_by: userId })
    .where(and(eq(meetingTasks.id, taskId), isNull(meetingTasks.confirmed_at)))

/** A user's task in a meeting, open ones first; 0 if there is none. */
export const selectTaskIdOf = async (db: Db, meetingId: number, userId: number): Promise<number> => {
  const rows = await db
    .select({ id: meetingTasks.id })
    .from(meetingTasks)
    .where(and(eq(meetingTasks.user_id, userId), eq(meetingTasks.meeting_id, meetingId)))
    .orderBy(sql`confirmed_at is not null`, asc(meetingTasks.begin_at), asc(meetingTasks.id))
    .limit(1)
  return rows[0]?.id ?? 0
}
