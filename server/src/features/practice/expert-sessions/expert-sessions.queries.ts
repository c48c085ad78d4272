import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { expertSheets, expertTasks } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import { expertSessions } from './expert-sessions.tables.ts'

/** Sessions of invitations that hold. */
const fromSessions = (db: Db) =>
  db
    .select({
      session: expertSessions,
      sheet: { id: expertSheets.id, task_id: expertSheets.task_id, user_id: expertSheets.user_id },
      meeting: { id: meetings.id, title: meetings.title },
    })
    .from(expertSessions)
    .innerJoin(
      expertSheets,
      and(eq(expertSheets.id, expertSessions.sheet_id), isNull(expertSheets.withdrawn_at)),
    )
    .innerJoin(expertTasks, eq(expertTasks.id, expertSheets.task_id))
    .innerJoin(meetings, and(eq(meetings.id, expertTasks.meeting_id), eq(meetings.published, true)))

const byTime = [asc(expertSessions.begin_at), asc(expertSessions.id)]

export const selectSession = (db: Db, sessionId: number) =>
  first(fromSessions(db).where(eq(expertSessions.id, sessionId)))

export type SessionRow = NonNullable<Awaited<ReturnType<typeof selectSession>>>

const mostInCalendar = 500

/** What a calendar shows of a person: what is to come, and the last quarter. */
export const selectSessionsOfCalendar = (db: Db, userId: number) =>
  fromSessions(db)
    .where(
      and(
        eq(expertSheets.user_id, userId),
        sql`${expertSessions.status} <> 2`,
        gt(expertSessions.end_at, sql`now() - interval '90 days'`),
      ),
    )
    .orderBy(...byTime)
    .limit(mostInCalendar)

/** Holds a session, so that of a guest and an operator at once the second sees what the first has done. */
export const lockSession = (db: Db, sessionId: number) =>
  first(db.select().from(expertSessions).where(eq(expertSessions.id, sessionId)).for('update'))

export const insertSessions = (db: Db, rows: (typeof expertSessions.$inferInsert)[]) =>
  db.insert(expertSessions).values(rows).returning({ id: expertSessions.id })

export const updateSession = (
  db: Db,
  sessionId: number,
  columns: Partial<typeof expertSessions.$inferInsert>,
) => db.update(expertSessions).set(columns).where(eq(expertSessions.id, sessionId))

export const deleteSession = (db: Db, sessionId: number) =>
  db.delete(expertSessions).where(eq(expertSessions.id, sessionId))
