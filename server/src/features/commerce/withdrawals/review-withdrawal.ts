import { withdrawalOperatorCalls, withdrawalStages } from '#contract/commerce/withdrawals.ts'
import { yuanOf } from '#contract/wire/amount.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { review } from '#kernel/review/review.ts'
import { postEntry } from '#server/features/commerce/ledger/post-entry.ts'
import { returnedEntry, withdrawnOf } from './withdrawal-entries.ts'
import { selectWithdrawalRow, withdrawalReview } from './withdrawals.queries.ts'
import { withdrawalApproved, withdrawalRefused } from './withdrawals.notices.ts'
import { arrivesBy } from './working-days.ts'

export const passWithdrawal = answer(withdrawalOperatorCalls.pass, async ({ withdrawal_id }, context) => {
  const row = await find(context.db, withdrawal_id)
  const expectedOn = arrivesBy(new Date())
  await review(context, withdrawalReview, {
    submission: { id: row.id, ownerId: row.user_id },
    verdict: { stage: withdrawalStages.approved },
    notice: withdrawalApproved.write({ amount: yuanOf(row.amount_fen), expectedOn }),
  })
  return {}
})

export const refuseWithdrawal = answer(
  withdrawalOperatorCalls.refuse,
  async ({ withdrawal_id, reason }, context) => {
    const row = await find(context.db, withdrawal_id)
    await review(context, withdrawalReview, {
      submission: { id: row.id, ownerId: row.user_id },
      verdict: { stage: withdrawalStages.refused, reason },
      notice: withdrawalRefused.write({ amount: yuanOf(row.amount_fen), reason }),
      async within(db, decide) {
        await decide()
        await postEntry(db, returnedEntry(withdrawnOf(row, context.vault)))
      },
    })
    return {}
  },
)

async function find(db: Db, withdrawalId: number) {
  const row = await selectWithdrawalRow(db, withdrawalId)
  if (!row) throw refuse(failures.dataMissing, { detail: 'withdrawal_id' })
  return row
}
