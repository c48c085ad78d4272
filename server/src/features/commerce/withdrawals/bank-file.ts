import {
  withdrawalFailures,
  withdrawalLimits,
  withdrawalOperatorCalls,
} from '#contract/commerce/withdrawals.ts'
import { yuanOf } from '#contract/wire/amount.ts'
import { failures } from '#contract/wire/failure.ts'
import { insertAccesses } from '#kernel/access-log.queries.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { writeCsv } from '#kernel/csv.ts'
import { refuse } from '#kernel/fail.ts'
import { requireFreshStep } from '#kernel/member.ts'
import type { Context } from '#kernel/services.ts'
import { newBatchNo } from './withdrawal-number.ts'
import { isPaidTo } from './withdrawals.policy.ts'
import { lockForBank, selectBatch, updateSentByBank } from './withdrawals.queries.ts'
import type { WithdrawalRow } from './withdrawals.queries.ts'
import { bankFileText } from './withdrawals.text.ts'

export const makeBankFile = answer(withdrawalOperatorCalls.bankFile, async (input, context) => {
  requireFreshStep(context.member)
  const batchNo = input.batch_no || newBatchNo()
  const rows = input.batch_no === '' ? await sendByBank(context, batchNo) : await findBatch(context, batchNo)
  const { db, vault, caller } = context
  const { userId: reader } = memberOf(context)
  await insertAccesses(
    db,
    rows.map(({ user_id }) => ({ user_id, reader_id: reader, what: `bank file ${batchNo}` })),
  )
  for (const { id, withdrawal_no: name } of rows)
    context.noteChange({ target: { kind: 'withdrawals', id, name }, after: { batch_no: batchNo } })
  const text = bankFileText[caller.language]
  const cells = rows.map((row) => [
    row.withdrawal_no,
    row.truename,
    vault.openText(row.bank_card_sealed),
    row.bank_name,
    row.bank_branch,
    yuanOf(row.amount_fen),
    text.purpose,
  ])
  return { batch_no: batchNo, file_name: text.fileName(batchNo), csv: writeCsv([text.columns, ...cells]) }
})

async function sendByBank(context: Context, batchNo: string): Promise<WithdrawalRow[]> {
  const { vault } = context
  const { userId: payerId } = memberOf(context)
  const rows = await context.db.transaction(async (db) => {
    const waiting = await lockForBank(db, { payerId, most: withdrawalLimits.bankFileRows })
    const own = waiting.filter(({ withdrawal, person }) => isPaidTo(vault, withdrawal, person))
    const ids = own.map(({ withdrawal }) => withdrawal.id)
    return updateSentByBank(db, ids, { payerId, batchNo })
  })
  if (rows.length === 0) throw refuse(withdrawalFailures.nothingToPay)
  return rows.toSorted((a, b) => a.id - b.id)
}

/** The same file again, for somebody who has lost it. */
async function findBatch({ db }: Context, batchNo: string): Promise<WithdrawalRow[]> {
  const rows = await selectBatch(db, batchNo)
  if (rows.length === 0) throw refuse(failures.dataMissing, { detail: 'batch_no' })
  return rows
}
