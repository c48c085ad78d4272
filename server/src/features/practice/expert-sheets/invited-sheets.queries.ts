import { and, eq, isNull, sql } from 'drizzle-orm'
import type { partTypes } from '#contract/practice/expert-sheets.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { expertSheets, expertTasks } from './expert-sheets.tables.ts'

/** The task of a meeting, which is created if there is none. */
export const ensureTask = async (
  db: Db,
  task: Pick<typeof expertTasks.$inferInsert, 'meeting_id' | 'website' | 'created_by'>,
): Promise<number> =>
  (
    await only(
      db
        .insert(expertTasks)
        .values(task)
        .onConflictDoUpdate({
          target: expertTasks.meeting_id,
          set: { website: sql`coalesce(nullif(excluded.website, ''), ${expertTasks.website})` },
        })
        .returning({ id: expertTasks.id }),
    )
  ).id

/** Holds a task, so that of two invitations of one person at once the second sees the first. */
export const lockTask = (db: Db, taskId: number) =>
  first(db.select().from(expertTasks).where(eq(expertTasks.id, taskId)).for('no key update'))

/** Undefined where the code is taken. */
export const insertSheet = (db: Db, sheet: typeof expertSheets.$inferInsert) =>
  first(db.insert(expertSheets).values(sheet).onConflictDoNothing().returning())

/** Whether somebody is invited to a task, as this part or as any. */
export const isInvitedTo = async (
  db: Db,
  taskId: number,
  userId: number,
  part?: OneOf<typeof partTypes>,
): Promise<boolean> => {
  const rows = await db
    .select({ id: expertSheets.id })
    .from(expertSheets)
    .where(
      and(
        eq(expertSheets.task_id, taskId),
        eq(expertSheets.user_id, userId),
        isNull(expertSheets.withdrawn_at),
        part === undefined ? undefined : eq(expertSheets.part, part),
      ),
    )
    .limit(1)
  return rows.length > 0
}

const invitedColumns = {
  sheet: expertSheets,
  user: { truename: users.truename, phone_sealed: users.phone_sealed },
}

/** One sheet, also a withdrawn one. */
export const selectInvitedSheet = (db: Db, sheetId: number) =>
  first(
    db
      .select(invitedColumns)
      .from(expertSheets)
      .innerJoin(users, eq(users.id, expertSheets.user_id))
      .where(eq(expertSheets.id, sheetId)),
  )

export type InvitedRow = NonNullable<Awaited<ReturnType<typeof selectInvitedSheet>>>

/** Whether it held until now: of two at once one is told so. */
export const withdrawSheet = async (db: Db, sheetId: number): Promise<boolean> => {
  const rows = await db
    .update(expertSheets)
    .set({ withdrawn_at: sql`now()` })
    .where(and(eq(expertSheets.id, sheetId), isNull(expertSheets.withdrawn_at)))
    .returning({ id: expertSheets.id })
  return rows.length > 0
}
