import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import { feeStates } from '#contract/practice/expert-fees.ts'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { expertSessions } from '#server/features/practice/expert-sessions/expert-sessions.tables.ts'
import { expertSheets, expertTasks } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import { expertFees } from './expert-fees.tables.ts'

export type FeeRow = typeof expertFees.$inferSelect

export const selectFees = (db: Db, sheetId: number): Promise<FeeRow[]> =>
  db.select().from(expertFees).where(eq(expertFees.sheet_id, sheetId)).orderBy(asc(expertFees.id))

export const selectFeesOf = (db: Db, sheetIds: number[]): Promise<FeeRow[]> =>
  db.select().from(expertFees).where(inArray(expertFees.sheet_id, sheetIds)).orderBy(asc(expertFees.id))

/** Of those who decide about a fee at the same time, one at a time goes on from here. */
export const lockFee = (db: Db, feeId: number): Promise<FeeRow | undefined> =>
  first(db.select().from(expertFees).where(eq(expertFees.id, feeId)).for('no key update'))

export const insertFee = async (db: Db, fee: typeof expertFees.$inferInsert): Promise<number> =>
  (await only(db.insert(expertFees).values(fee).returning({ id: expertFees.id }))).id

export const updateFee = (db: Db, feeId: number, change: Partial<FeeRow>) =>
  db.update(expertFees).set(change).where(eq(expertFees.id, feeId))

export const countSessionsOfSheet = (db: Db, sheetId: number, sessionId: number): Promise<number> =>
  db.$count(expertSessions, and(eq(expertSessions.id, sessionId), eq(expertSessions.sheet_id, sheetId)))

/** The agreement that was signed names all fees of the sheet as they are. */
export const updateAgreed = (db: Db, sheetId: number, agreedAt: Date | null) =>
  db
    .update(expertFees)
    .set({ agreed_at: agreedAt })
    .where(and(eq(expertFees.sheet_id, sheetId), sql`${expertFees.status} <> ${feeStates.available}`))

export const updateEvidence = (db: Db, sheetId: number, completeAt: Date) =>
  db
    .update(expertFees)
    .set({ evidence_at: sql`coalesce(${expertFees.evidence_at}, ${completeAt.toISOString()}::timestamptz)` })
    .where(eq(expertFees.sheet_id, sheetId))

/** Confirmed fees of meetings that are over and whose papers are complete; the data of the person is not asked here. */
export const selectDueFees = async (db: Db, now: Date, after: number, limit: number) =>
  db
    .select({ id: expertFees.id, sheetId: expertFees.sheet_id })
    .from(expertFees)
    .innerJoin(expertSheets, eq(expertSheets.id, expertFees.sheet_id))
    .innerJoin(expertTasks, eq(expertTasks.id, expertSheets.task_id))
    .innerJoin(meetings, eq(meetings.id, expertTasks.meeting_id))
    .where(
      and(
        eq(expertFees.status, feeStates.confirmed),
        isNotNull(expertFees.agreed_at),
        isNotNull(expertFees.evidence_at),
        lte(meetings.end_at, now),
        sql`${expertFees.id} > ${after}`,
      ),
    )
    .orderBy(asc(expertFees.id))
    .limit(limit)

/** Whether every fee of the sheet is available. */
export const selectIsSettled = async (db: Db, sheetId: number): Promise<boolean> => {
  const open = [feeStates.open, feeStates.confirmed, feeStates.disputed]
  const count = await db.$count(
    expertFees,
    and(eq(expertFees.sheet_id, sheetId), inArray(expertFees.status, open)),
  )
  return count === 0
}
