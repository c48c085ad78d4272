import { yuanOf } from '#contract/wire/amount.ts'
import { userNoticed } from '#kernel/notice.ts'
import type { Services } from '#kernel/services.ts'
import { postEntry } from '#server/features/commerce/ledger/post-entry.ts'
import { paidOutEntry, returnedEntry, withdrawnOf } from './withdrawal-entries.ts'
import { withdrawalBounced, withdrawalPaid } from './withdrawals.notices.ts'
import { updateSettled } from './withdrawals.queries.ts'
import type { WithdrawalRow } from './withdrawals.queries.ts'
import type { PayoutMethod } from './withdrawals.tables.ts'

type Outcome = { isPaid: true; receiptNo: string; paidAt: Date } | { isPaid: false; reason: string }

/** Notes what became of a withdrawal that was sent, and tells its owner. False for a repeat, which changes nothing. */
export async function settleWithdrawal(
  { db, vault, events }: Pick<Services, 'db' | 'vault' | 'events'>,
  row: WithdrawalRow,
  outcome: Outcome,
): Promise<boolean> {
  const isNew = await db.transaction(async (db) => {
    const settled = outcome.isPaid
      ? { isPaid: true, reason: '', receiptNo: outcome.receiptNo, settledAt: outcome.paidAt }
      : { isPaid: false, reason: outcome.reason, receiptNo: '', settledAt: new Date() }
    if (!(await updateSettled(db, row.id, settled))) return false
    const withdrawn = withdrawnOf(row, vault)
    const entry = outcome.isPaid
      ? paidOutEntry(withdrawn, row.method as PayoutMethod, outcome.paidAt)
      : returnedEntry(withdrawn)
    await postEntry(db, entry)
    return true
  })
  if (isNew && row.user_id !== null) {
    const amount = yuanOf(row.amount_fen)
    const notice = outcome.isPaid
      ? withdrawalPaid.write({ amount })
      : withdrawalBounced.write({ amount, reason: outcome.reason })
    await events.publish(userNoticed, { userId: row.user_id, notice })
  }
  return isNew
}
