import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import { waitStates } from '#contract/practice/expert-duties.ts'
import type { Db } from '#kernel/database.ts'
import type { FilePurpose } from '#kernel/files/file-purpose.ts'
import type { FileRow } from '#kernel/files/files.queries.ts'
import { filesPath } from '#kernel/files/keys.ts'
import { first, only } from '#kernel/first-row.ts'
import { files } from '#kernel/kernel.tables.ts'
import { expertSessions } from '#server/features/practice/expert-sessions/expert-sessions.tables.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { expertTasks } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import { dutyDeadlines, expertMenuItems, guestWaits } from './expert-duties.tables.ts'

export type WaitRow = typeof guestWaits.$inferSelect

export const selectSessionsOf = (db: Db, sheetIds: number[]) =>
  db
    .select()
    .from(expertSessions)
    .where(inArray(expertSessions.sheet_id, sheetIds))
    .orderBy(asc(expertSessions.begin_at), asc(expertSessions.id))

export const selectWaitsOf = (db: Db, sheetIds: number[]) =>
  db
    .select()
    .from(guestWaits)
    .where(inArray(guestWaits.sheet_id, sheetIds))
    .orderBy(asc(guestWaits.due_at), asc(guestWaits.id))

/** By when an organiser wants the duties of one kind, by sheet and kind. */
export const selectDeadlinesOf = async (db: Db, sheets: SheetRow[]): Promise<Map<string, Date>> => {
  const taskIds = sheets.map(({ sheet }) => sheet.task_id)
  const rows = await db.select().from(dutyDeadlines).where(inArray(dutyDeadlines.task_id, taskIds))
  return new Map(
    sheets.flatMap(({ sheet }) =>
      rows
        .filter((row) => row.task_id === sheet.task_id)
        .map((row) => [`${sheet.id} ${row.kind}`, row.due_at] as const),
    ),
  )
}

/** When the meeting of a task begins. */
export const selectTaskBegin = async (db: Db, taskId: number): Promise<Date | undefined> =>
  (
    await first(
      db
        .select({ beginAt: meetings.begin_at })
        .from(expertTasks)
        .innerJoin(meetings, eq(meetings.id, expertTasks.meeting_id))
        .where(eq(expertTasks.id, taskId)),
    )
  )?.beginAt

export const selectDeadlines = (db: Db, taskId: number) =>
  db.select().from(dutyDeadlines).where(eq(dutyDeadlines.task_id, taskId)).orderBy(asc(dutyDeadlines.due_at))

export const replaceDeadlines = (db: Db, taskId: number, rows: (typeof dutyDeadlines.$inferInsert)[]) =>
  db.transaction(async (db) => {
    await db.delete(dutyDeadlines).where(eq(dutyDeadlines.task_id, taskId))
    if (rows.length > 0) await db.insert(dutyDeadlines).values(rows)
  })

const openWaitsOf = (sheetId: number) =>
  and(eq(guestWaits.sheet_id, sheetId), eq(guestWaits.status, waitStates.open))

type PagePart = { limit: number; offset: number }

export const selectOpenWaits = (db: Db, sheetId: number, { limit, offset }: PagePart) =>
  db
    .select({ wait: guestWaits, total: sql<number>`(count(*) over ())::int` })
    .from(guestWaits)
    .where(openWaitsOf(sheetId))
    .orderBy(asc(guestWaits.due_at), asc(guestWaits.id))
    .limit(limit)
    .offset(offset)

export const countOpenWaits = (db: Db, sheetId: number) => db.$count(guestWaits, openWaitsOf(sheetId))

export const selectWait = (db: Db, sheetId: number, waitId: number) =>
  first(
    db
      .select()
      .from(guestWaits)
      .where(and(eq(guestWaits.id, waitId), eq(guestWaits.sheet_id, sheetId))),
  )

export const insertWait = (db: Db, wait: typeof guestWaits.$inferInsert): Promise<WaitRow> =>
  only(db.insert(guestWaits).values(wait).returning())

/** Changes a to-do that is still open; undefined if it is not. */
export const updateOpenWait = (
  db: Db,
  waitId: number,
  changes: Partial<Pick<WaitRow, 'content' | 'files' | 'status' | 'reason' | 'decided_at'>>,
): Promise<WaitRow | undefined> =>
  first(
    db
      .update(guestWaits)
      .set(changes)
      .where(and(eq(guestWaits.id, waitId), eq(guestWaits.status, waitStates.open)))
      .returning(),
  )

export const selectWaitFiles = (db: Db, waitId: number) =>
  first(
    db
      .select({ files: guestWaits.files, given_files: guestWaits.given_files })
      .from(guestWaits)
      .where(eq(guestWaits.id, waitId)),
  )

/** Holds a to-do, of several who add a document at once. */
export const lockWait = (db: Db, waitId: number): Promise<WaitRow | undefined> =>
  first(db.select().from(guestWaits).where(eq(guestWaits.id, waitId)).for('update'))

export const updateGivenFiles = (db: Db, waitId: number, given_files: string[]) =>
  db.update(guestWaits).set({ given_files }).where(eq(guestWaits.id, waitId))

/** Deletes documents that no to-do names, two days after they came. */
export const deleteUnlistedFiles = (db: Db, purpose: FilePurpose): Promise<FileRow[]> =>
  db
    .delete(files)
    .where(
      and(
        eq(files.purpose, purpose.name),
        lt(files.created_at, sql`now() - interval '2 days'`),
        sql`not exists (select from ${guestWaits} w where w.files ? (${filesPath}::text || ${files}.key)
          or w.given_files ? (${filesPath}::text || ${files}.key))`,
      ),
    )
    .returning()

export const selectMenu = (db: Db, taskId: number) =>
  db
    .select()
    .from(expertMenuItems)
    .where(eq(expertMenuItems.task_id, taskId))
    .orderBy(asc(expertMenuItems.position))

export async function replaceMenu(
  db: Db,
  taskId: number,
  items: (typeof expertMenuItems.$inferInsert)[],
): Promise<void> {
  await db.delete(expertMenuItems).where(eq(expertMenuItems.task_id, taskId))
  if (items.length > 0) await db.insert(expertMenuItems).values(items)
}
