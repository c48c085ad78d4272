import { yuanOf } from '#contract/wire/amount.ts'
import { notify } from '#kernel/notify.ts'
import type { Services } from '#kernel/services.ts'
import { postEntry } from '#server/features/commerce/ledger/post-entry.ts'
import { payoutArrived } from './withdrawals.events.ts'
import { paidOutEntry, returnedEntry, withdrawnOf } from './withdrawal-entries.ts'
import { withdrawalBounced, withdrawalPaid } from './withdrawals.notices.ts'
import { updateSettled } from './withdrawals.queries.ts'
import type { WithdrawalRow } from './withdrawals.queries.ts'
import type { PayoutMethod } from './withdrawals.tables.ts'

type Outcome = { isPaid: true; receiptNo: string; paidAt: Date } | { isPaid: false; reason: string }

/** Notes what became of a withdrawal that was sent, and tells its owner. False for a repeat, which changes nothing. */
export const settleWithdrawal = (
  { db, vault, events }: Pick<Services, 'db' | 'vault' | 'events'>,
  row: WithdrawalRow,
  outcome: Outcome,
): Promise<boolean> =>
  db.transaction(async (db) => {
    const settled = outcome.isPaid
      ? { isPaid: true, reason: '', receiptNo: outcome.receiptNo, settledAt: outcome.paidAt }
      : { isPaid: false, reason: outcome.reason, receiptNo: '', settledAt: new Date() }
    if (!(await updateSettled(db, row.id, settled))) return false
    const withdrawn = withdrawnOf(row, vault)
    const entry = outcome.isPaid
      ? paidOutEntry(withdrawn, row.method as PayoutMethod, outcome.paidAt)
      : await returnedEntry(db, withdrawn)
    await postEntry(db, entry)
    const amount = yuanOf(row.amount_fen)
    const notice = outcome.isPaid
      ? withdrawalPaid.write({ amount, isBank: row.destination === 'bank' })
      : withdrawalBounced.write({ amount, reason: outcome.reason })
    if (row.user_id !== null) await notify(db, row.user_id, notice)
    const { user_id: userId, withdrawal_no: withdrawalNo } = row
    if (outcome.isPaid && userId !== null) await events.publish(db, payoutArrived, { userId, withdrawalNo })
    return true
  })
