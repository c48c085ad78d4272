import { authenticationStates } from '#contract/commerce/payees.ts'
import { withdrawalCalls } from '#contract/commerce/withdrawals.ts'
import { yuanOf } from '#contract/wire/amount.ts'
import { asBit } from '#contract/wire/fields.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { maskCard } from '#kernel/mask-number.ts'
import type { CallContext } from '#kernel/services.ts'
import { readBalances, readClaim } from '#server/features/commerce/ledger/person-balances.ts'
import { selectAuthentication } from '#server/features/commerce/payees/authentications.queries.ts'
import { selectPayee } from '#server/features/commerce/payees/payees.queries.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { ownNumber } from '#server/features/people/account/own-number.ts'
import { isBrowserProved } from '#server/features/people/account/prove-browser.ts'
import { isSamePerson } from '#server/features/commerce/payees/same-person.ts'
import { transferAccountOf } from './transfer-account.ts'
import { presentBalances, presentWithdrawal } from './withdrawals.present.ts'
import { selectLatestWithdrawals } from './withdrawals.queries.ts'

/** Older ones are found in the bills. */
const mostShown = 10

export const getOverview = answer(withdrawalCalls.overview, async (_input, context) => {
  const { db, vault } = context
  const { userId } = memberOf(context)
  const authentication = await selectAuthentication(db, userId)
  const payee = await selectPayee(db, userId)
  const wallet = await transferAccountOf(context, userId)
  const latest = await selectLatestWithdrawals(db, userId, mostShown)
  return {
    balances: presentBalances(await readBalances(db, userId)),
    auth_status: authentication?.state ?? authenticationStates.none,
    auth_reason: authentication?.reason ?? '',
    payee_complete: asBit(payee !== undefined),
    payee_matches: asBit(!payee || !authentication || isSamePerson(vault, payee, authentication)),
    bank_name: payee?.bank_name ?? '',
    bank_card: payee ? maskCard(vault.openText(payee.bank_card_sealed)) : '',
    wallet: wallet?.provider ?? ('' as const),
    claim: yuanOf(await readClaim(db, userId)),
    needs_code: asBit(!(await isOwnerProved(context, userId))),
    withdrawals: latest.map((row) => presentWithdrawal(row, vault)),
  }
})

async function isOwnerProved(context: CallContext, userId: number): Promise<boolean> {
  const user = await selectUser(context.db, userId)
  const number = user && ownNumber(context, user, 'withdraw')
  return number !== undefined && isBrowserProved(context, number)
}
