import { feeFailures, feeOperatorCalls } from '#contract/practice/expert-fees.ts'
import { fenOf } from '#contract/wire/amount.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { selectSheet } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { answerDisputed, saveFee } from './change-fee.ts'
import { showFeesOfTask } from './show-fees.ts'

export const listFeesOfTask = answer(feeOperatorCalls.list, ({ id }, { db, caller }) =>
  showFeesOfTask(db, id, caller.language),
)

export const setFee = answer(feeOperatorCalls.set, async (input, context) => {
  const row = await selectSheet(context.db, input.guest_id)
  if (row?.sheet.task_id !== input.id) throw refuse(feeFailures.guestMissing)
  await saveFee(context, row, {
    feeId: input.fee_id,
    session_id: input.session_id ?? null,
    title: input.title,
    gross_fen: readAmount(input.gross),
  })
  // A fee that is changed is noted by its number.
  if (input.fee_id === undefined)
    context.noteChange({
      target: { kind: 'expert-fees', id: 0, name: input.title },
      after: { gross: input.gross },
    })
  return showFeesOfTask(context.db, input.id, context.caller.language)
})

export const answerDispute = answer(feeOperatorCalls.answer, async (input, context) => {
  const grossFen = readAmount(input.gross)
  await answerDisputed(context, input.fee_id, { grossFen, text: input.answer, taskId: input.id })
  return showFeesOfTask(context.db, input.id, context.caller.language)
})

function readAmount(yuan: string): number {
  const fen = fenOf(yuan)
  if (!fen) throw refuse(feeFailures.amountWrong)
  return fen
}
