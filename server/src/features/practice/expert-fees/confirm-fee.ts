import { correctionStates, feeCalls, feeFailures, feeStates } from '#contract/practice/expert-fees.ts'
import { sheetFailures } from '#contract/practice/expert-sheets.ts'
import { fenOf } from '#contract/wire/amount.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { postConfirmedFee } from '#server/features/commerce/tax/post-fee.ts'
import { findSheet } from '#server/features/practice/expert-sheets/find-sheet.ts'
import { noteChange } from '#server/features/practice/expert-sheets/note-change.ts'
import {
  requireProvedDevice,
  requireProvedReader,
} from '#server/features/practice/expert-sheets/prove-device.ts'
import { selectOpenCorrection, updateCorrection } from './corrections.queries.ts'
import { lockFee, updateFee } from './expert-fees.queries.ts'
import { releaseFee } from './release-fees.ts'
import { ledgerFee, showFeeList } from './show-fees.ts'

export const listFees = answer(feeCalls.list, async (input, context) => {
  const row = await findSheet(context, input)
  await requireProvedReader(context, row)
  return showFeeList(context.db, row, context.caller.language)
})

/** Confirming puts the amount into the books, so it happens once; a confirmed fee is not disputed any more. */
export const affirmFee = answer(feeCalls.affirm, async (input, context) => {
  const row = await findSheet(context, input)
  if (!input.type && input.reason === '') throw refuse(sheetFailures.reasonMissing)
  await requireProvedDevice(context, row, { code: input.code, scene: 'confirm' })
  await context.db.transaction(async (db) => {
    const fee = await lockFee(db, input.fee_id)
    if (fee?.sheet_id !== row.sheet.id) throw refuse(feeFailures.feeMissing)
    if (fee.status === feeStates.reversed) throw refuse(feeFailures.alreadyReversed)
    if (fee.status === feeStates.confirmed || fee.status === feeStates.available) {
      if (!input.type) throw refuse(feeFailures.feeFixed)
      return
    }
    if (input.type) {
      if (input.gross !== undefined && fenOf(input.gross) !== fee.gross_fen)
        throw refuse(feeFailures.feeChanged)
      await updateFee(db, fee.id, { status: feeStates.confirmed, reason: '', confirmed_at: new Date() })
      await postConfirmedFee(db, ledgerFee(fee, row))
      const corrected = await selectOpenCorrection(db, fee.id)
      if (corrected)
        await updateCorrection(db, corrected.id, {
          state: correctionStates.accepted,
          decided_at: new Date(),
        })
    } else await updateFee(db, fee.id, { status: feeStates.disputed, reason: input.reason, answer: '' })
    await noteChange(db, context, row, {
      kind: input.type ? 'fee_confirmed' : 'fee_disputed',
      subjectId: fee.id,
      detail: { title: fee.title, gross_fen: fee.gross_fen },
      reason: input.type ? '' : input.reason,
    })
  })
  await releaseFee(context, input.fee_id, new Date())
  return showFeeList(context.db, row, context.caller.language)
})
