import { withdrawalCalls, withdrawalFailures, withdrawalStates } from '#contract/commerce/withdrawals.ts'
import type { payoutChoices } from '#contract/commerce/withdrawals.ts'
import { accountFailures } from '#contract/people/account.ts'
import { fenOf } from '#contract/wire/amount.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { sqlState } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import type { CallContext, Context } from '#kernel/services.ts'
import { postEntry } from '#server/features/commerce/ledger/post-entry.ts'
import { readBalances } from '#server/features/commerce/ledger/person-balances.ts'
import { selectAuthentication } from '#server/features/commerce/payees/authentications.queries.ts'
import { selectPayee } from '#server/features/commerce/payees/payees.queries.ts'
import type { PayeeRow } from '#server/features/commerce/payees/payees.queries.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { ownNumber } from '#server/features/people/account/own-number.ts'
import { requireProvedBrowser } from '#server/features/people/account/prove-browser.ts'
import { transferAccountOf } from './transfer-account.ts'
import { appliedEntry, withdrawnOf } from './withdrawal-entries.ts'
import { newWithdrawalNo } from './withdrawal-number.ts'
import { faultOfAmount, faultOfPerson } from './withdrawals.policy.ts'
import { hasOpenWithdrawal, insertWithdrawal, selectWithdrawalByNo } from './withdrawals.queries.ts'
import type { PayoutMethod } from './withdrawals.tables.ts'

const checkViolation = '23514'

export const applyWithdrawal = answer(withdrawalCalls.apply, async (input, context) => {
  const { db } = context
  const { userId } = memberOf(context)
  if (input.agreement !== 1) throw refuse(withdrawalFailures.agreementMissing)
  const payee = await requirePayee(context, userId)
  if (await hasOpenWithdrawal(db, userId)) throw refuse(withdrawalFailures.alreadyOpen)
  const amountFen = fenOf(input.amount)
  const fault = faultOfAmount(amountFen, (await readBalances(db, userId)).available)
  if (fault) throw refuse(fault)
  const destination = await findDestination(context, userId, input.destination)
  await proveOwner(context, userId, input.code)
  const withdrawalNo = await apply(context, { payee, amountFen: amountFen!, destination })
  const { billId } = (await selectWithdrawalByNo(db, withdrawalNo))!
  return { bill_id: billId, status: withdrawalStates.pending }
})

async function requirePayee({ db, vault }: Context, userId: number): Promise<PayeeRow> {
  const [authentication, payee] = [await selectAuthentication(db, userId), await selectPayee(db, userId)]
  const fault = faultOfPerson(vault, authentication, payee)
  if (fault) throw refuse(fault)
  return payee!
}

async function findDestination(
  context: Context,
  userId: number,
  choice: (typeof payoutChoices)[number] = 'bank',
): Promise<PayoutMethod> {
  if (choice === 'bank') return 'bank'
  const wallet = await transferAccountOf(context, userId)
  if (!wallet) throw refuse(withdrawalFailures.walletMissing)
  return wallet.provider
}

async function proveOwner(context: CallContext, userId: number, code: string | undefined): Promise<void> {
  const user = await selectUser(context.db, userId)
  const number = user && ownNumber(context, user, 'withdraw')
  if (!number) throw refuse(accountFailures.phoneMissing)
  await requireProvedBrowser(context, number, code)
}

/** Of many at once one is written: an index allows one open withdrawal, and no balance falls below zero. */
async function apply(
  { db, vault }: Context,
  { payee, amountFen, destination }: { payee: PayeeRow; amountFen: number; destination: PayoutMethod },
): Promise<string> {
  const withdrawalNo = newWithdrawalNo()
  const { user_id, truename, id_number_sealed, bank_name, bank_branch, bank_card_sealed } = payee
  try {
    await db.transaction(async (db) => {
      const row = await insertWithdrawal(db, {
        withdrawal_no: withdrawalNo,
        user_id,
        amount_fen: amountFen,
        truename,
        id_number_sealed,
        bank_name,
        bank_branch,
        bank_card_sealed,
        destination,
      })
      if (!row) throw refuse(withdrawalFailures.alreadyOpen)
      await postEntry(db, appliedEntry(withdrawnOf(row, vault)))
    })
  } catch (error) {
    if (sqlState(error) === checkViolation) throw refuse(withdrawalFailures.tooMuch)
    throw error
  }
  return withdrawalNo
}
