import type { WithdrawalItem } from '#contract/commerce/withdrawals.ts'
import { failures } from '#contract/wire/failure.ts'
import { insertAccess } from '#kernel/access-log.queries.ts'
import { memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { presentForOperator } from './withdrawals.present.ts'
import { selectWithdrawal } from './withdrawals.queries.ts'

/** A withdrawal with the card number in full, for an operator whose look at it is noted. */
export async function openWithdrawal(context: Context, withdrawalId: number): Promise<WithdrawalItem> {
  const { db, vault } = context
  const row = await selectWithdrawal(db, withdrawalId)
  if (!row) throw refuse(failures.dataMissing, { detail: 'withdrawal_id' })
  await insertAccess(db, {
    user_id: row.withdrawal.user_id,
    reader_id: memberOf(context).userId,
    what: `withdrawal ${row.withdrawal.id}`,
  })
  return presentForOperator(row, vault, 'in full')
}
