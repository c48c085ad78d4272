import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { correctionStates, feeStates } from '#contract/practice/expert-fees.ts'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { expertSheets, expertTasks } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import { expertFees, feeCorrections } from './expert-fees.tables.ts'
import type { Proposal } from './expert-fees.tables.ts'

export type CorrectionRow = typeof feeCorrections.$inferSelect

export const insertCorrection = async (db: Db, row: typeof feeCorrections.$inferInsert): Promise<number> =>
  (await only(db.insert(feeCorrections).values(row).returning({ id: feeCorrections.id }))).id

export const updateCorrection = (db: Db, id: number, change: Partial<CorrectionRow>) =>
  db.update(feeCorrections).set(change).where(eq(feeCorrections.id, id))

/** Of an expert and an operator who decide at the same time, one at a time goes on from here. */
export const lockCorrection = (db: Db, id: number): Promise<CorrectionRow | undefined> =>
  first(db.select().from(feeCorrections).where(eq(feeCorrections.id, id)).for('no key update'))

export const selectCorrection = (db: Db, id: number): Promise<CorrectionRow | undefined> =>
  first(db.select().from(feeCorrections).where(eq(feeCorrections.id, id)))

/** A raise that the expert has not answered. */
export const selectOpenCorrection = (db: Db, feeId: number): Promise<CorrectionRow | undefined> =>
  first(
    db
      .select()
      .from(feeCorrections)
      .where(and(eq(feeCorrections.fee_id, feeId), eq(feeCorrections.state, correctionStates.toConfirm))),
  )

/** Of several fees, the oldest first. */
export const selectCorrections = (db: Db, feeIds: number[]): Promise<CorrectionRow[]> =>
  db
    .select()
    .from(feeCorrections)
    .where(inArray(feeCorrections.fee_id, feeIds))
    .orderBy(asc(feeCorrections.id))

/** Corrections of a sheet's fees that the expert can still say something to, or that operators have to answer. */
export const countUnanswered = async (db: Db, sheetId: number): Promise<number> => {
  const { toConfirm, told, objected } = correctionStates
  const rows = await db
    .select({ id: feeCorrections.id })
    .from(feeCorrections)
    .innerJoin(expertFees, eq(expertFees.id, feeCorrections.fee_id))
    .where(and(eq(expertFees.sheet_id, sheetId), inArray(feeCorrections.state, [toConfirm, told, objected])))
  return rows.length
}

/** A fee with its person and its meeting, also once the invitation is withdrawn or the meeting is no longer shown. */
export const selectFeeOwner = (db: Db, feeId: number) =>
  first(
    db
      .select({
        fee: expertFees,
        sheet: expertSheets,
        meeting: { id: meetings.id, title: meetings.title, end_at: meetings.end_at },
      })
      .from(expertFees)
      .innerJoin(expertSheets, eq(expertSheets.id, expertFees.sheet_id))
      .innerJoin(expertTasks, eq(expertTasks.id, expertSheets.task_id))
      .innerJoin(meetings, eq(meetings.id, expertTasks.meeting_id))
      .where(eq(expertFees.id, feeId)),
  )

export type FeeOwner = NonNullable<Awaited<ReturnType<typeof selectFeeOwner>>>

/** The fees that something suggests to reverse; what is reversed or suggested already stays as it is. */
const proposable = and(eq(expertFees.proposal, ''), ne(expertFees.status, feeStates.reversed))

type Proposing = { proposal: Proposal; sessionId?: number }

/** Suggests to reverse the fees of a sheet, or of one session of it. Answers their numbers. */
export const updateProposed = (db: Db, sheetId: number, { proposal, sessionId }: Proposing) =>
  db
    .update(expertFees)
    .set({ proposal, proposed_at: sql`now()` })
    .where(
      and(
        eq(expertFees.sheet_id, sheetId),
        sessionId === undefined ? undefined : eq(expertFees.session_id, sessionId),
        proposable,
      ),
    )
    .returning({ id: expertFees.id })

const sheetsOfMeeting = (db: Db, meetingId: number, isPublished: boolean) =>
  db
    .select({ id: expertSheets.id })
    .from(expertSheets)
    .innerJoin(expertTasks, eq(expertTasks.id, expertSheets.task_id))
    .innerJoin(meetings, eq(meetings.id, expertTasks.meeting_id))
    .where(and(eq(meetings.id, meetingId), eq(meetings.published, isPublished)))

/** The same for all sheets of a meeting that is not shown any more. What was paid for it is not in question by that. */
export const updateProposedOfMeeting = (db: Db, meetingId: number) =>
  db
    .update(expertFees)
    .set({ proposal: 'meeting', proposed_at: sql`now()` })
    .where(
      and(
        inArray(expertFees.sheet_id, sheetsOfMeeting(db, meetingId, false)),
        proposable,
        isNull(expertFees.available_at),
      ),
    )

/** A meeting that is shown again takes place. */
export const updateUnproposedOfMeeting = (db: Db, meetingId: number) =>
  db
    .update(expertFees)
    .set({ proposal: '', proposed_at: null })
    .where(
      and(
        inArray(expertFees.sheet_id, sheetsOfMeeting(db, meetingId, true)),
        eq(expertFees.proposal, 'meeting'),
      ),
    )

/** Nothing suggests it any more, or operators have decided to keep the fees. Answers those that were suggested. */
export const updateUnproposed = (db: Db, feeIds: number[], cause?: Proposal) =>
  db
    .update(expertFees)
    .set({ proposal: '', proposed_at: null })
    .where(
      and(
        inArray(expertFees.id, feeIds),
        cause === undefined ? ne(expertFees.proposal, '') : eq(expertFees.proposal, cause),
      ),
    )
    .returning({ id: expertFees.id })
