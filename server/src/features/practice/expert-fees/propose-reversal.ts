import { feeFailures } from '#contract/practice/expert-fees.ts'
import { refuse } from '#kernel/fail.ts'
import { listenTo } from '#kernel/listeners.ts'
import type { Context } from '#kernel/services.ts'
import { publicationChanged } from '#server/features/meetings/meetings/meetings.events.ts'
import { sessionLeft } from '#server/features/practice/expert-sessions/expert-sessions.events.ts'
import { sheetJoined, sheetLeft } from '#server/features/practice/expert-sheets/expert-sheets.events.ts'
import { noteChange } from '#server/features/practice/expert-sheets/note-change.ts'
import {
  selectFeeOwner,
  updateProposed,
  updateProposedOfMeeting,
  updateUnproposed,
  updateUnproposedOfMeeting,
} from './corrections.queries.ts'
import { selectFees } from './expert-fees.queries.ts'

/**
 * What makes a fee groundless suggests to reverse it. Nothing is reversed by itself: the expert may have given another
 * session, so operators ask for it and finance agrees, or they keep the fee.
 */
export const proposalListeners = [
  listenTo(sheetLeft, ({ db }, { sheetId, why }) => updateProposed(db, sheetId, { proposal: why })),
  listenTo(sessionLeft, ({ db }, { sheetId, sessionId }) =>
    updateProposed(db, sheetId, { proposal: 'session', sessionId }),
  ),
  listenTo(sheetJoined, async ({ db }, { sheetId }) => {
    const fees = await selectFees(db, sheetId)
    if (fees.length > 0)
      await updateUnproposed(
        db,
        fees.map(({ id }) => id),
        'declined',
      )
  }),
  listenTo(publicationChanged, async ({ db }, { meetingId }) => {
    await updateProposedOfMeeting(db, meetingId)
    await updateUnproposedOfMeeting(db, meetingId)
  }),
]

/** Operators keep a fee although something suggests to reverse it, and say why. */
export const keepFee = (context: Context, feeId: number, reason: string): Promise<void> =>
  context.db.transaction(async (db) => {
    const owner = await selectFeeOwner(db, feeId)
    if (!owner) throw refuse(feeFailures.feeMissing)
    if ((await updateUnproposed(db, [feeId])).length === 0) throw refuse(feeFailures.notProposed)
    await noteChange(db, context, owner, {
      kind: 'fee_kept',
      subjectId: feeId,
      detail: { title: owner.fee.title, gross_fen: owner.fee.gross_fen },
      reason,
    })
  })
