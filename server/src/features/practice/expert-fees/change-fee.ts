import { feeFailures, feeStates } from '#contract/practice/expert-fees.ts'
import { memberOf } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { lockSheet } from '#server/features/practice/expert-sheets/devices.queries.ts'
import {
  selectSheet,
  updateUnsettled,
} from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { queueSheetSms } from '#server/features/practice/expert-sheets/send-sheet-sms.ts'
import { noteChange } from '#server/features/practice/expert-sheets/note-change.ts'
import { feeAdded } from './expert-fees.events.ts'
import { countSessionsOfSheet, insertFee, lockFee, updateAgreed, updateFee } from './expert-fees.queries.ts'
import type { FeeRow } from './expert-fees.queries.ts'

type SetFee = { session_id: number | null; title: string; gross_fen: number }

/** Sets a fee of a guest, a new one without `feeId`, and answers its number. */
export async function saveFee(
  context: Context,
  row: SheetRow,
  { feeId, ...fee }: SetFee & { feeId?: number | undefined },
): Promise<number> {
  const { session_id, title, gross_fen } = fee
  const sheetId = row.sheet.id
  if (session_id !== null && (await countSessionsOfSheet(context.db, sheetId, session_id)) === 0)
    throw refuse(feeFailures.sessionMissing)
  return context.db.transaction(async (db) => {
    const before = feeId === undefined ? undefined : await lockChangeableFee(db, feeId, row)
    // The evidence of the lecture may become complete at this moment.
    if (!before) await lockSheet(db, sheetId)
    const created_by = memberOf(context).userId
    const subjectId = before?.id ?? (await insertFee(db, { sheet_id: sheetId, ...fee, created_by }))
    if (before) await updateFee(db, before.id, fee)
    const isOther = before?.gross_fen !== gross_fen
    if (isOther) await updateAgreed(db, sheetId, null)
    await noteChange(db, context, row, { kind: 'fee_set', subjectId, detail: { title, gross_fen } })
    if (before && isOther) await queueSheetSms(db, context, sheetId, 'change')
    if (!before) {
      await updateUnsettled(db, sheetId)
      await context.events.publish(db, feeAdded, { sheetId })
    }
    return subjectId
  })
}

type Answered = { grossFen: number; text: string; taskId?: number }

/** Answers a guest who disputes a fee, with the amount that holds from now on. */
export const answerDisputed = (context: Context, feeId: number, { grossFen, text, taskId }: Answered) =>
  context.db.transaction(async (db) => {
    const fee = await lockFee(db, feeId)
    const row = fee && (await selectSheet(db, fee.sheet_id))
    if (!fee || !row || (taskId !== undefined && row.sheet.task_id !== taskId))
      throw refuse(feeFailures.feeMissing)
    if (fee.status !== feeStates.disputed) throw refuse(feeFailures.notDisputed)
    await updateFee(db, fee.id, { gross_fen: grossFen, status: feeStates.open, answer: text })
    if (fee.gross_fen !== grossFen) await updateAgreed(db, fee.sheet_id, null)
    await noteChange(db, context, row, {
      kind: 'fee_answered',
      subjectId: fee.id,
      detail: { title: fee.title, gross_fen: grossFen },
      reason: text,
    })
    await queueSheetSms(db, context, fee.sheet_id, 'change')
  })

/** A confirmed amount is in the books, where nothing is changed. */
async function lockChangeableFee(db: Db, feeId: number, row: SheetRow): Promise<FeeRow> {
  const fee = await lockFee(db, feeId)
  if (fee?.sheet_id !== row.sheet.id) throw refuse(feeFailures.feeMissing)
  if (fee.status === feeStates.reversed) throw refuse(feeFailures.alreadyReversed)
  if (fee.confirmed_at) throw refuse(feeFailures.feeFixed)
  return fee
}
