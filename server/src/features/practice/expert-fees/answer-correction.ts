import { correctionAnswers, correctionStates, feeCalls, feeFailures } from '#contract/practice/expert-fees.ts'
import { sheetFailures } from '#contract/practice/expert-sheets.ts'
import { yuanOf } from '#contract/wire/amount.ts'
import { answer } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { notify } from '#kernel/notify.ts'
import type { Context } from '#kernel/services.ts'
import { postAvailableFee, postConfirmedFee } from '#server/features/commerce/tax/post-fee.ts'
import { packOutdated } from '#server/features/practice/expert-sheets/expert-sheets.events.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { findSheet } from '#server/features/practice/expert-sheets/find-sheet.ts'
import { noteChange } from '#server/features/practice/expert-sheets/note-change.ts'
import { requireProvedDevice } from '#server/features/practice/expert-sheets/prove-device.ts'
import { lockCorrection, selectCorrection, selectFeeOwner, updateCorrection } from './corrections.queries.ts'
import type { CorrectionRow } from './corrections.queries.ts'
import { correctionAnswered } from './expert-fees.notices.ts'
import { canAnswer } from './expert-fees.present.ts'
import { lockFee, updateFee } from './expert-fees.queries.ts'
import type { FeeRow } from './expert-fees.queries.ts'
import { settleIfOver } from './release-fees.ts'
import { ledgerFee, showFeeList } from './show-fees.ts'

/** The expert accepts a correction, or objects to it with a reason that operators read. */
export const answerCorrection = answer(feeCalls.answerCorrection, async (input, context) => {
  const row = await findSheet(context, input)
  const isAccepted = input.type === correctionAnswers.accept
  if (!isAccepted && input.reason === '') throw refuse(sheetFailures.reasonMissing)
  await requireProvedDevice(context, row, { code: input.code, scene: 'confirm' })
  await context.db.transaction(async (db) => {
    const { correction, fee } = await lockOfSheet(db, row, input.correction_id)
    // Repeated, because the answer was lost on its way.
    if (isAccepted && correction.state === correctionStates.accepted) return
    if (!canAnswer(correction)) throw refuse(feeFailures.correctionDecided)
    const isRaise = correction.state === correctionStates.toConfirm
    await updateCorrection(db, correction.id, {
      state: isAccepted ? correctionStates.accepted : correctionStates.objected,
      objection: isAccepted ? '' : input.reason,
      decided_at: new Date(),
    })
    if (isAccepted && isRaise) {
      await payRaise(db, row, fee, correction)
      await context.events.publish(db, packOutdated, { sheetId: row.sheet.id })
    }
    await noteChange(db, context, row, {
      kind: isAccepted ? 'fee_correction_accepted' : 'fee_objected',
      subjectId: fee.id,
      detail: { title: fee.title, from_fen: correction.from_fen, gross_fen: correction.to_fen },
      reason: isAccepted ? '' : input.reason,
    })
    await settleIfOver(db, row.sheet.id)
  })
  return showFeeList(context.db, row, context.caller.language)
})

async function lockOfSheet(db: Db, row: SheetRow, correctionId: number) {
  const known = await lockCorrectionAfterFee(db, correctionId)
  if (known?.fee.sheet_id !== row.sheet.id) throw refuse(feeFailures.correctionMissing)
  return known
}

/** The fee first, in the order in which a correction locks them. */
async function lockCorrectionAfterFee(db: Db, correctionId: number) {
  const seen = await selectCorrection(db, correctionId)
  const fee = seen && (await lockFee(db, seen.fee_id))
  const correction = fee && (await lockCorrection(db, correctionId))
  return fee && correction ? { fee, correction } : undefined
}

/** The difference is a payment of its own: it is taxed with what else is paid for the meeting in this month. */
async function payRaise(db: Db, row: SheetRow, fee: FeeRow, { id, to_fen }: CorrectionRow): Promise<void> {
  const part = {
    ...ledgerFee(fee, row),
    feeNo: `${ledgerFee(fee, row).feeNo} correction ${id}`,
    grossFen: to_fen - fee.gross_fen,
  }
  await postConfirmedFee(db, part)
  await postAvailableFee(db, part)
  await updateFee(db, fee.id, { gross_fen: to_fen })
}

/** Operators answer an objection and leave the correction as it is. Another amount is another correction. */
export const answerObjection = (context: Context, correctionId: number, text: string): Promise<void> =>
  context.db.transaction(async (db) => {
    const known = await lockCorrectionAfterFee(db, correctionId)
    const owner = known && (await selectFeeOwner(db, known.fee.id))
    if (!owner) throw refuse(feeFailures.correctionMissing)
    const { correction, fee } = known
    if (correction.state !== correctionStates.objected) throw refuse(feeFailures.notObjected)
    await updateCorrection(db, correction.id, {
      state: correctionStates.answered,
      answer: text,
      decided_at: new Date(),
    })
    const facts = { title: fee.title, amount: yuanOf(correction.to_fen), answer: text }
    await notify(db, owner.sheet.user_id, correctionAnswered.write({ ...facts, taskId: owner.sheet.task_id }))
    await noteChange(db, context, owner, {
      kind: 'fee_objection_answered',
      subjectId: fee.id,
      detail: { title: fee.title },
      reason: text,
    })
    await settleIfOver(db, fee.sheet_id)
  })
