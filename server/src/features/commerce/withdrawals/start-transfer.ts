import { withdrawalFailures, withdrawalStages } from '#contract/commerce/withdrawals.ts'
import { failures } from '#contract/wire/failure.ts'
import { memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { requireFreshStep } from '#kernel/member.ts'
import type { Context } from '#kernel/services.ts'
import { refuseOtherPerson } from './decide-withdrawal.ts'
import { sendTransfer } from './send-transfer.ts'
import { transferAccountOf } from './transfer-account.ts'
import { selectWithdrawalRow, updateSent } from './withdrawals.queries.ts'

/** Pays a withdrawal whose approval somebody else has asked for, by the provider of the person's account. */
export async function startTransfer(context: Context, id: number): Promise<void> {
  const { db, jobs } = context
  const { userId: payerId } = memberOf(context)
  requireFreshStep(context.member)
  const row = await selectWithdrawalRow(db, id)
  if (!row) throw refuse(failures.dataMissing, { detail: 'withdrawal_id' })
  // Operators may not pay themselves, nor what they have approved.
  if (row.user_id === payerId) throw refuse(failures.noPermission)
  if (row.stage !== withdrawalStages.approved) throw refuse(withdrawalFailures.notApproved)
  if (row.reviewer_id === payerId) throw refuse(withdrawalFailures.sameOperator)
  if (row.destination === 'bank') throw refuse(withdrawalFailures.notThatWay)
  await refuseOtherPerson(context, row)
  const account = row.user_id === null ? undefined : await transferAccountOf(context, row.user_id)
  if (account?.provider !== row.destination) throw refuse(withdrawalFailures.noTransfer)
  await db.transaction(async (db) => {
    if (!(await updateSent(db, id, { payerId, method: account.provider })))
      throw refuse(withdrawalFailures.notApproved)
    await jobs.send(db, sendTransfer, { withdrawalId: id, round: 0 })
  })
}
