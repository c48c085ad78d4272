import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import { sessionChangeKinds } from '#contract/practice/expert-sessions.ts'
import type { SessionChangeKind } from '#contract/practice/expert-sessions.ts'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { expertSheets, expertTasks, sheetChanges } from './expert-sheets.tables.ts'

/** Adds to the history of a sheet, in the transaction of what changed. Returns its number. */
export const insertChange = async (db: Db, change: typeof sheetChanges.$inferInsert): Promise<number> =>
  (await only(db.insert(sheetChanges).values(change).returning({ id: sheetChanges.id }))).id

export type ChangeRow = typeof sheetChanges.$inferSelect

/** The history of a session. */
export const selectSessionChanges = (
  db: Db,
  { sheetId, sessionId }: { sheetId: number; sessionId: number },
) =>
  db
    .select({
      ...getTableColumns(sheetChanges),
      kind: sql<SessionChangeKind>`${sheetChanges.kind}`,
    })
    .from(sheetChanges)
    .where(
      and(
        eq(sheetChanges.sheet_id, sheetId),
        eq(sheetChanges.subject_id, sessionId),
        inArray(sheetChanges.kind, sessionChangeKinds),
      ),
    )
    .orderBy(asc(sheetChanges.id))

export type SessionChangeRow = Awaited<ReturnType<typeof selectSessionChanges>>[number]

/** The change for the first who asks, undefined for others: both sides are notified once. */
export const claimChange = (db: Db, changeId: number): Promise<ChangeRow | undefined> =>
  first(
    db
      .update(sheetChanges)
      .set({ notified_at: sql`now()` })
      .where(and(eq(sheetChanges.id, changeId), isNull(sheetChanges.notified_at)))
      .returning(),
  )

/** Whom a change concerns, also once the invitation is withdrawn. */
export const selectChangedSheet = (db: Db, sheetId: number) =>
  first(
    db
      .select({
        taskId: expertSheets.task_id,
        userId: expertSheets.user_id,
        guest: sql<string>`coalesce(nullif(${expertSheets.name}, ''), ${users.truename})`,
        meeting: meetings.title,
      })
      .from(expertSheets)
      .innerJoin(expertTasks, eq(expertTasks.id, expertSheets.task_id))
      .innerJoin(meetings, and(eq(meetings.id, expertTasks.meeting_id), eq(meetings.published, true)))
      .innerJoin(users, eq(users.id, expertSheets.user_id))
      .where(eq(expertSheets.id, sheetId)),
  )

export type ChangedSheetRow = NonNullable<Awaited<ReturnType<typeof selectChangedSheet>>>
