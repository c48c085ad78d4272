import { payeeFailures } from '#contract/commerce/payees.ts'
import { withdrawalFailures, withdrawalStages } from '#contract/commerce/withdrawals.ts'
import { moneyText, yuanOf } from '#contract/wire/amount.ts'
import { failures } from '#contract/wire/failure.ts'
import { words } from '#kernel/console-framework/words.ts'
import type { Words } from '#kernel/console-framework/words.ts'
import { changeOf, guardedDeed } from '#kernel/deeds/guarded-deed.ts'
import { refuse } from '#kernel/fail.ts'
import { maskCard } from '#kernel/mask-number.ts'
import { notify } from '#kernel/notify.ts'
import { review } from '#kernel/review/review.ts'
import type { Context } from '#kernel/services.ts'
import type { Vault } from '#kernel/vault.ts'
import { postEntry } from '#server/features/commerce/ledger/post-entry.ts'
import { findAuthenticated } from '#server/features/commerce/payees/same-person.ts'
import { methodWords } from './method-words.ts'
import { returnedEntry, withdrawnOf } from './withdrawal-entries.ts'
import { selectWithdrawalRow, updateReturned, withdrawalReview } from './withdrawals.queries.ts'
import type { WithdrawalRow } from './withdrawals.queries.ts'
import { withdrawalApproved, withdrawalRefused } from './withdrawals.notices.ts'
import { isPaidTo } from './withdrawals.policy.ts'
import { arrivesBy } from './working-days.ts'

/**
 * Approves that a withdrawal is paid. Only what is approved is paid, by a transfer or by the bank, and never by the person
 * who has asked for the approval.
 */
export const passWithdrawal = guardedDeed({
  name: 'withdrawals.pass',
  title: words('通过提现', 'Approve a withdrawal'),
  right: 'money.handle',
  secondRight: 'money.approve',
  asksFreshStep: true,
  async describe(context, { id }) {
    const row = await findWithdrawal(context, id)
    const place = describeDestination(row, context.vault)[context.caller.language]
    const stage = { zh: ['待审核', '待付款'], en: ['waiting', 'to be paid'] }[context.caller.language]
    return [
      changeOf(words('状态', 'State'), stage[0]!, stage[1]!),
      changeOf(words('付款金额', 'To be paid'), '', moneyText(row.amount_fen)),
      changeOf(words('付款给', 'To'), '', `${row.truename} · ${place}`),
    ]
  },
  async run(context, { id, askedBy }) {
    const row = await findWithdrawal(context, id)
    await refuseOtherPerson(context, row)
    const facts = { amount: yuanOf(row.amount_fen), expectedOn: arrivesBy(new Date()) }
    await review(context, withdrawalReview, {
      submission: { id: row.id, ownerId: row.user_id },
      verdict: { stage: withdrawalStages.approved },
      notice: withdrawalApproved.write(facts),
      reviewerId: askedBy,
    })
  },
})

/** The card, or the wallet that the person has chosen instead. */
function describeDestination(row: WithdrawalRow, vault: Vault): Words {
  const card = `${row.bank_name} ${row.bank_branch} · ${maskCard(vault.openText(row.bank_card_sealed))}`
  return row.destination === 'bank' ? words(card, card) : methodWords[row.destination]
}

/** The amount returns to the balance of the person, who reads why. */
export async function refuseWithdrawal(
  context: Context,
  withdrawalId: number,
  reason: string,
): Promise<void> {
  const row = await findWithdrawal(context, withdrawalId)
  await review(context, withdrawalReview, {
    submission: { id: row.id, ownerId: row.user_id },
    verdict: { stage: withdrawalStages.refused, reason },
    notice: withdrawalRefused.write({ amount: yuanOf(row.amount_fen), reason }),
    async within(db, decide) {
      await decide()
      await postEntry(db, await returnedEntry(db, withdrawnOf(row, context.vault)))
    },
  })
}

/**
 * Gives an approved withdrawal back that cannot be paid as its owner has chosen: the wallet refuses it, or the payee is
 * not the authenticated person any more.
 */
export const returnApproved = (context: Context, withdrawalId: number, reason: string): Promise<void> =>
  context.db.transaction(async (db) => {
    const row = await updateReturned(db, withdrawalId, reason)
    if (!row) throw refuse(withdrawalFailures.notApproved)
    await postEntry(db, await returnedEntry(db, withdrawnOf(row, context.vault)))
    const notice = withdrawalRefused.write({ amount: yuanOf(row.amount_fen), reason })
    if (row.user_id !== null) await notify(db, row.user_id, notice)
  })

/** Nobody else than the authenticated person is paid, whoever was the payee when it was applied for. */
export async function refuseOtherPerson(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  row: WithdrawalRow,
): Promise<void> {
  const person = row.user_id === null ? undefined : await findAuthenticated(db, row.user_id)
  if (!person || !isPaidTo(vault, row, person)) throw refuse(payeeFailures.payeeMismatch)
}

async function findWithdrawal({ db }: Context, id: number): Promise<WithdrawalRow> {
  const row = await selectWithdrawalRow(db, id)
  if (!row) throw refuse(failures.dataMissing, { detail: 'withdrawal_id' })
  return row
}
