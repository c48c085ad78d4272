import { withdrawalStages } from '#contract/commerce/withdrawals.ts'
import { yuanOf } from '#contract/wire/amount.ts'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import { review } from '#kernel/review/review.ts'
import type { Outcome } from '#kernel/review/review.ts'
import type { Context } from '#kernel/services.ts'
import { postEntry } from '#server/features/commerce/ledger/post-entry.ts'
import { returnedEntry, withdrawnOf } from './withdrawal-entries.ts'
import { selectWithdrawalRow, withdrawalReview } from './withdrawals.queries.ts'
import { withdrawalApproved, withdrawalRefused } from './withdrawals.notices.ts'
import { arrivesBy } from './working-days.ts'

export async function decideWithdrawal(context: Context, withdrawalId: number, outcome: Outcome) {
  const row = await selectWithdrawalRow(context.db, withdrawalId)
  if (!row) throw refuse(failures.dataMissing, { detail: 'withdrawal_id' })
  const submission = { id: row.id, ownerId: row.user_id }
  const amount = yuanOf(row.amount_fen)
  if (outcome.isPassed)
    return review(context, withdrawalReview, {
      submission,
      verdict: { stage: withdrawalStages.approved },
      notice: withdrawalApproved.write({ amount, expectedOn: arrivesBy(new Date()) }),
    })
  const { reason } = outcome
  return review(context, withdrawalReview, {
    submission,
    verdict: { stage: withdrawalStages.refused, reason },
    notice: withdrawalRefused.write({ amount, reason }),
    async within(db, decide) {
      await decide()
      await postEntry(db, returnedEntry(withdrawnOf(row, context.vault)))
    },
  })
}
