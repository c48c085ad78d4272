import { withdrawalStages, withdrawalStates } from '#contract/commerce/withdrawals.ts'
import type { Balances, Withdrawal, WithdrawalItem } from '#contract/commerce/withdrawals.ts'
import { yuanOf } from '#contract/wire/amount.ts'
import { asBit } from '#contract/wire/fields.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { maskCard } from '#kernel/mask-number.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { Vault } from '#kernel/vault.ts'
import type { PersonBalances } from '#server/features/commerce/ledger/person-balances.ts'
import type { OperatorRow, WithdrawalRow, WithdrawalWithBill } from './withdrawals.queries.ts'
import { arrivesBy, reviewedBy } from './working-days.ts'

const { underReview, approved, sent, paid, refused, bounced } = withdrawalStages

const dayMs = 24 * 3600_000

const timeOrEmpty = (at: Date | null) => (at ? shanghaiTime(at) : '')

export const presentBalances = (fen: PersonBalances): Balances => ({
  available: yuanOf(fen.available),
  pending: yuanOf(fen.pending),
  in_withdrawal: yuanOf(fen.in_withdrawal),
})

export function statusOf(stage: number): OneOf<typeof withdrawalStates> {
  if (stage === paid) return withdrawalStates.paid
  return stage === refused || stage === bounced ? withdrawalStates.returned : withdrawalStates.pending
}

/** By which day the next step is to be expected. */
function expectedOn({ stage, applied_at, reviewed_at, sent_at }: WithdrawalRow): string {
  if (stage === underReview) return reviewedBy(applied_at)
  if (stage === approved && reviewed_at) return arrivesBy(reviewed_at)
  return stage === sent && sent_at ? arrivesBy(sent_at) : ''
}

export const presentWithdrawal = (
  { withdrawal: row, billId }: WithdrawalWithBill,
  vault: Vault,
  showCard = maskCard,
): Withdrawal => ({
  withdrawal_id: row.id,
  bill_id: billId,
  withdrawal_no: row.withdrawal_no,
  amount: yuanOf(row.amount_fen),
  status: statusOf(row.stage),
  stage: row.stage,
  // Before that it is what a provider has said to us.
  reason: statusOf(row.stage) === withdrawalStates.returned ? row.reason : '',
  destination: row.destination,
  bank_name: row.bank_name,
  bank_card: showCard(vault.openText(row.bank_card_sealed)),
  applied_at: shanghaiTime(row.applied_at),
  reviewed_at: timeOrEmpty(row.reviewed_at),
  sent_at: timeOrEmpty(row.sent_at),
  settled_at: timeOrEmpty(row.stage === refused ? row.reviewed_at : row.settled_at),
  expected_on: expectedOn(row),
})

export function presentForOperator(
  row: OperatorRow,
  vault: Vault,
  card: 'masked' | 'in full',
): WithdrawalItem {
  const { withdrawal, payeeSavedAt } = row
  const isNew = payeeSavedAt !== null && withdrawal.applied_at.getTime() - payeeSavedAt.getTime() < dayMs
  return {
    ...presentWithdrawal(row, vault, card === 'masked' ? maskCard : (number) => number),
    reason: withdrawal.reason,
    userid: withdrawal.user_id ?? 0,
    truename: withdrawal.truename,
    bank_branch: withdrawal.bank_branch,
    is_payee_new: asBit(isNew),
    reviewer: row.reviewer ?? '',
    reviewer_id: withdrawal.reviewer_id ?? 0,
    payer: row.payer ?? '',
    method: withdrawal.method,
    batch_no: withdrawal.batch_no,
    receipt_no: withdrawal.receipt_no,
  }
}
