import { feeFailures, feeOperatorCalls, feeStates } from '#contract/practice/expert-fees.ts'
import { fenOf } from '#contract/wire/amount.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { selectSheet } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { noteChange } from '#server/features/practice/expert-sheets/note-change.ts'
import { countSessionsOfSheet, insertFee, lockFee, updateAgreed, updateFee } from './expert-fees.queries.ts'
import type { FeeRow } from './expert-fees.queries.ts'
import { showFeesOfTask } from './show-fees.ts'

export const listFeesOfTask = answer(feeOperatorCalls.list, ({ id }, { db, caller }) =>
  showFeesOfTask(db, id, caller.language),
)

export const setFee = answer(feeOperatorCalls.set, async (input, context) => {
  const row = await findGuest(context.db, input.id, input.guest_id)
  const gross_fen = readAmount(input.gross)
  const session_id = input.session_id ?? null
  if (session_id !== null && (await countSessionsOfSheet(context.db, row.sheet.id, session_id)) === 0)
    throw refuse(feeFailures.sessionMissing)
  const { title } = input
  await context.db.transaction(async (db) => {
    const detail = { title, gross_fen }
    if (input.fee_id === undefined) {
      const created_by = memberOf(context).userId
      const subjectId = await insertFee(db, {
        sheet_id: row.sheet.id,
        session_id,
        title,
        gross_fen,
        created_by,
      })
      await updateAgreed(db, row.sheet.id, null)
      await noteChange(db, context, row, { kind: 'fee_set', subjectId, detail })
      return
    }
    const fee = await lockChangeableFee(db, input.fee_id, row)
    await updateFee(db, fee.id, { session_id, title, gross_fen })
    if (fee.gross_fen !== gross_fen) await updateAgreed(db, row.sheet.id, null)
    await noteChange(db, context, row, { kind: 'fee_set', subjectId: fee.id, detail })
  })
  return showFeesOfTask(context.db, input.id, context.caller.language)
})

export const answerDispute = answer(feeOperatorCalls.answer, async (input, context) => {
  const gross_fen = readAmount(input.gross)
  await context.db.transaction(async (db) => {
    const fee = await lockFee(db, input.fee_id)
    const row = fee && (await selectSheet(db, fee.sheet_id))
    if (!fee || row?.sheet.task_id !== input.id) throw refuse(feeFailures.feeMissing)
    if (fee.status !== feeStates.disputed) throw refuse(feeFailures.notDisputed)
    await updateFee(db, fee.id, { gross_fen, status: feeStates.open, answer: input.answer })
    if (fee.gross_fen !== gross_fen) await updateAgreed(db, fee.sheet_id, null)
    await noteChange(db, context, row, {
      kind: 'fee_answered',
      subjectId: fee.id,
      detail: { gross_fen },
      reason: input.answer,
    })
  })
  return showFeesOfTask(context.db, input.id, context.caller.language)
})

async function findGuest(db: Db, taskId: number, guestId: number): Promise<SheetRow> {
  const row = await selectSheet(db, guestId)
  if (row?.sheet.task_id !== taskId) throw refuse(feeFailures.guestMissing)
  return row
}

/** A confirmed amount is in the books, where nothing is changed. */
async function lockChangeableFee(db: Db, feeId: number, row: SheetRow): Promise<FeeRow> {
  const fee = await lockFee(db, feeId)
  if (fee?.sheet_id !== row.sheet.id) throw refuse(feeFailures.feeMissing)
  if (fee.confirmed_at) throw refuse(feeFailures.feeFixed)
  return fee
}

function readAmount(yuan: string): number {
  const fen = fenOf(yuan)
  if (!fen) throw refuse(feeFailures.amountWrong)
  return fen
}
