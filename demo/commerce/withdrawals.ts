import { authenticationStates } from '#contract/commerce/payees.ts'
import { withdrawalStages } from '#contract/commerce/withdrawals.ts'
import { demoPayees } from '#demo/content/withdrawals.ts'
import type { DemoPayee } from '#demo/content/withdrawals.ts'
import { insertRows } from '#demo/demo.queries.ts'
import { postEntry } from '#server/features/commerce/ledger/post-entry.ts'
import { expertAuthentications, payees } from '#server/features/commerce/payees/payees.tables.ts'
import { postAvailableFee, postConfirmedFee } from '#server/features/commerce/tax/post-fee.ts'
import {
  appliedEntry,
  paidOutEntry,
  returnedEntry,
  withdrawnOf,
} from '#server/features/commerce/withdrawals/withdrawal-entries.ts'
import { newBatchNo, newWithdrawalNo } from '#server/features/commerce/withdrawals/withdrawal-number.ts'
import { insertWithdrawal } from '#server/features/commerce/withdrawals/withdrawals.queries.ts'
import type { UserRow } from '#server/features/people/account/account.queries.ts'
import { sandboxTransfers } from '#server/providers/payments/sandbox/sandbox-payments.tables.ts'
import { findAccount } from '#demo/people/find-account.ts'
import { minutesFrom } from '#demo/world.ts'
import type { World } from '#demo/world.ts'

export const operatorPhones = ['13800000009', '13800000011']
const dayMinutes = 24 * 60

const daysBefore = ({ now }: World, days: number) => minutesFrom(now, -days * dayMinutes)

/** Who is authenticated, and where their money goes. */
export async function loadPayees(world: World): Promise<void> {
  for (const payee of demoPayees) await addPerson(world, payee, await findAccount(world, payee.phone))
}

/** Experts with balances, bills of several months and withdrawals in every state. */
export async function loadWithdrawals(world: World): Promise<void> {
  const [reviewer, payer] = await Promise.all(operatorPhones.map((phone) => findAccount(world, phone)))
  for (const payee of demoPayees) {
    const user = await findAccount(world, payee.phone)
    const moved = [
      ...feesOf(world, payee, user.id),
      ...(payee.withdrawals ?? []).map((each) => ({
        at: daysBefore(world, each.daysAgo),
        move: () => addWithdrawal(world, payee, user, { ...each, operators: [reviewer!.id, payer!.id] }),
      })),
    ]
    // In the order of time: nobody withdraws what is not there yet.
    for (const { move } of moved.toSorted((a, b) => a.at.getTime() - b.at.getTime())) await move()
  }
}

async function addPerson(world: World, payee: DemoPayee, user: UserRow): Promise<void> {
  const { db, vault } = world
  const { state, daysAgo, reason = '' } = payee.authentication
  const person = {
    user_id: user.id,
    truename: user.truename,
    id_number_sealed: vault.seal(payee.idNumber),
    country_code: '86',
    phone_sealed: vault.seal(payee.phone),
  }
  const submittedAt = minutesFrom(daysBefore(world, daysAgo), -90)
  const reviewedAt = state === authenticationStates.underReview ? null : minutesFrom(submittedAt, 80)
  await insertRows(db, expertAuthentications, [
    { ...person, state, reason, submitted_at: submittedAt, reviewed_at: reviewedAt },
  ])
  if (!payee.bank) return
  const { name, card, branch } = payee.bank
  await insertRows(db, payees, [
    {
      ...person,
      bank_name: name,
      bank_card_sealed: vault.seal(card),
      bank_branch: branch,
      saved_at: submittedAt,
    },
  ])
}

function feesOf(world: World, { phone, fees = [] }: DemoPayee, userId: number) {
  return fees.flatMap(({ title, grossYuan, confirmedDaysAgo, availableDaysAgo, project }, at) => {
    const fee = {
      feeNo: `demo-${phone.slice(-2)}-${at}`,
      userId,
      grossFen: grossYuan * 100,
      project: `demo ${project}`,
      title,
    }
    const confirmedAt = daysBefore(world, confirmedDaysAgo)
    const confirmed = { at: confirmedAt, move: () => postConfirmedFee(world.db, fee, confirmedAt) }
    if (availableDaysAgo === undefined) return [confirmed]
    const availableAt = daysBefore(world, availableDaysAgo)
    return [confirmed, { at: availableAt, move: () => postAvailableFee(world.db, fee, availableAt) }]
  })
}

const { underReview, paid, refused, bounced } = withdrawalStages

type Made = NonNullable<DemoPayee['withdrawals']>[number] & { operators: [reviewer: number, payer: number] }

export async function addWithdrawal(
  world: World,
  payee: DemoPayee,
  user: UserRow,
  made: Made,
): Promise<void> {
  const { db, vault } = world
  const { stage, isByBank = false, reason = '' } = made
  const [reviewerId, payerId] = made.operators
  const appliedAt = daysBefore(world, made.daysAgo)
  const [reviewedAt, sentAt] = [minutesFrom(appliedAt, dayMinutes), minutesFrom(appliedAt, 2 * dayMinutes)]
  const settledAt = minutesFrom(sentAt, 300)
  const isSent = stage === paid || stage === bounced
  const withdrawalNo = newWithdrawalNo(appliedAt)
  const row = await insertWithdrawal(db, {
    withdrawal_no: withdrawalNo,
    user_id: user.id,
    amount_fen: made.yuan * 100,
    stage,
    reason,
    truename: user.truename,
    id_number_sealed: vault.seal(payee.idNumber),
    bank_name: payee.bank!.name,
    bank_branch: payee.bank!.branch,
    bank_card_sealed: vault.seal(payee.bank!.card),
    applied_at: appliedAt,
    ...(stage !== underReview && { reviewer_id: reviewerId, reviewed_at: reviewedAt }),
    ...(isSent && { payer_id: payerId, sent_at: sentAt, settled_at: settledAt }),
    destination: isByBank ? 'bank' : 'sandbox',
    ...(isSent && { method: isByBank ? 'bank' : 'sandbox' }),
    ...(isSent && isByBank && { batch_no: newBatchNo(sentAt) }),
    ...(stage === paid && {
      receipt_no: isByBank ? `CCB${withdrawalNo.slice(1, 13)}` : `SB-${withdrawalNo}`,
    }),
  })
  const withdrawn = withdrawnOf(row!, vault)
  await postEntry(db, { ...appliedEntry(withdrawn), happenedAt: appliedAt })
  if (stage === paid) await postEntry(db, paidOutEntry(withdrawn, isByBank ? 'bank' : 'sandbox', settledAt))
  if (stage === refused)
    await postEntry(db, { ...(await returnedEntry(db, withdrawn)), happenedAt: reviewedAt })
  if (stage === bounced)
    await postEntry(db, { ...(await returnedEntry(db, withdrawn)), happenedAt: settledAt })
  if (stage === paid && !isByBank)
    await insertRows(db, sandboxTransfers, [
      {
        transfer_no: withdrawalNo,
        account: `user ${user.id}`,
        amount_fen: row!.amount_fen,
        created_at: settledAt,
      },
    ])
}
