import { and, asc, eq, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm'
import { feeStates } from '#contract/practice/expert-fees.ts'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { expertSessions } from '#server/features/practice/expert-sessions/expert-sessions.tables.ts'
import { expertSheets, expertTasks } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import { countUnanswered } from './corrections.queries.ts'
import { expertFees } from './expert-fees.tables.ts'

export type FeeRow = typeof expertFees.$inferSelect

const unpaid = [feeStates.open, feeStates.confirmed, feeStates.disputed]

const isOwed = ne(expertFees.status, feeStates.reversed)

/** Those that hold: a reversed fee is neither agreed on nor paid. */
export const selectFees = (db: Db, sheetId: number): Promise<FeeRow[]> =>
  db
    .select()
    .from(expertFees)
    .where(and(eq(expertFees.sheet_id, sheetId), isOwed))
    .orderBy(asc(expertFees.id))

/** Reversed ones too. */
export const selectAllFees = (db: Db, sheetId: number): Promise<FeeRow[]> =>
  db.select().from(expertFees).where(eq(expertFees.sheet_id, sheetId)).orderBy(asc(expertFees.id))

/** The fees of a person in a meeting that are not paid yet, in the order in which they will be. */
export const selectUnpaidOfMeeting = (db: Db, userId: number, meetingId: number) =>
  db
    .select({ id: expertFees.id, gross_fen: expertFees.gross_fen })
    .from(expertFees)
    .innerJoin(expertSheets, eq(expertSheets.id, expertFees.sheet_id))
    .innerJoin(expertTasks, eq(expertTasks.id, expertSheets.task_id))
    .where(
      and(
        eq(expertSheets.user_id, userId),
        eq(expertTasks.meeting_id, meetingId),
        inArray(expertFees.status, unpaid),
      ),
    )
    .orderBy(asc(expertFees.id))

export const selectFeesOf = (db: Db, sheetIds: number[]): Promise<FeeRow[]> =>
  db
    .select()
    .from(expertFees)
    .where(and(inArray(expertFees.sheet_id, sheetIds), isOwed))
    .orderBy(asc(expertFees.id))

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
    .where(and(eq(expertFees.sheet_id, sheetId), inArray(expertFees.status, unpaid)))

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

/** Whether every fee of the sheet is available or reversed, and nothing of it waits for an answer of the expert. */
export const selectIsSettled = async (db: Db, sheetId: number): Promise<boolean> => {
  const isOfSheet = eq(expertFees.sheet_id, sheetId)
  const open = await db.$count(expertFees, and(isOfSheet, inArray(expertFees.status, unpaid)))
  return open === 0 && (await countUnanswered(db, sheetId)) === 0
}
