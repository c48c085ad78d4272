import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { waitStates } from '#contract/practice/expert-duties.ts'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { expertSessions } from '#server/features/practice/expert-sessions/expert-sessions.tables.ts'
import { expertSheets } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import { expertMenuItems, guestWaits } from './expert-duties.tables.ts'

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

export const countOpenWaitsOfUser = async (db: Db, userId: number): Promise<number> =>
  (
    await only(
      db
        .select({ count: sql<number>`count(*)::int` })
        .from(guestWaits)
        .innerJoin(expertSheets, eq(expertSheets.id, guestWaits.sheet_id))
        .where(and(eq(expertSheets.user_id, userId), eq(guestWaits.status, waitStates.open))),
    )
  ).count

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
  changes: Partial<Pick<WaitRow, 'content' | 'status' | 'reason' | 'decided_at'>>,
): Promise<WaitRow | undefined> =>
  first(
    db
      .update(guestWaits)
      .set(changes)
      .where(and(eq(guestWaits.id, waitId), eq(guestWaits.status, waitStates.open)))
      .returning(),
  )

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
