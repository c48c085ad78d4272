import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { meetingTasks, taskGuests } from './meeting-tasks.tables.ts'

const taskColumns = {
  task: meetingTasks,
  meeting: { title: meetings.title, cover: meetings.cover, end_at: meetings.end_at },
  truename: users.truename,
}

export const selectTask = async (db: Db, taskId: number) => {
  const rows = await db
    .select(taskColumns)
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

/** The sheets of a user that are not over: unconfirmed ones first, then by time. */
export const selectOpenTasks = (db: Db, userId: number, limit: number, offset: number) =>
  db
    .select({ ...taskColumns, total: sql<number>`(count(*) over ())::int` })
    .from(meetingTasks)
    .innerJoin(meetings, and(eq(meetings.id, meetingTasks.meeting_id), eq(meetings.published, true)))
    .innerJoin(users, eq(users.id, meetingTasks.user_id))
    .where(and(eq(meetingTasks.user_id, userId), gt(meetingTasks.end_at, sql`now()`)))
    .orderBy(sql`${meetingTasks.confirmed_at} is not null`, asc(meetingTasks.begin_at), asc(meetingTasks.id))
    .limit(limit)
    .offset(offset)

/** The lecturer of a sheet, with what was edited for its meeting. */
export const selectGuest = async (db: Db, taskId: number) => {
  const rows = await db
    .select({
      task: { id: meetingTasks.id },
      meeting: { title: meetings.title },
      guest: taskGuests,
      user: {
        truename: users.truename,
        photo: users.photo,
        title: users.title,
        hospital: users.hospital,
        department: users.department,
        introduce: users.introduce,
      },
    })
    .from(meetingTasks)
    .innerJoin(meetings, eq(meetings.id, meetingTasks.meeting_id))
    .innerJoin(users, eq(users.id, meetingTasks.user_id))
    .leftJoin(taskGuests, eq(taskGuests.task_id, meetingTasks.id))
    .where(eq(meetingTasks.id, taskId))
  return rows[0]
}

export type GuestRow = NonNullable<Awaited<ReturnType<typeof selectGuest>>>

type GuestValues = Omit<typeof taskGuests.$inferInsert, 'task_id' | 'updated_at'>

export const upsertGuest = (db: Db, taskId: number, values: GuestValues) =>
  db
    .insert(taskGuests)
    .values({ task_id: taskId, ...values })
    .onConflictDoUpdate({ target: taskGuests.task_id, set: { ...values, updated_at: sql`now()` } })
