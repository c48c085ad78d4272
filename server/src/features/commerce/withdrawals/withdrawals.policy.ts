import { authenticationStates, payeeFailures } from '#contract/commerce/payees.ts'
import { withdrawalFailures, withdrawalLimits } from '#contract/commerce/withdrawals.ts'
import type { Failure } from '#contract/wire/failure.ts'
import type { Vault } from '#kernel/vault.ts'
import type { AuthenticationRow } from '#server/features/commerce/payees/authentications.queries.ts'
import type { PayeeRow } from '#server/features/commerce/payees/payees.queries.ts'
import { isSamePerson } from '#server/features/commerce/payees/same-person.ts'
import type { WithdrawalRow } from './withdrawals.queries.ts'

/** What keeps a person from withdrawing anything; undefined if nothing does. */
export function faultOfPerson(
  vault: Vault,
  authentication: AuthenticationRow | undefined,
  payee: PayeeRow | undefined,
): Failure | undefined {
  if (authentication?.state !== authenticationStates.passed) return withdrawalFailures.notAuthenticated
  if (!payee) return withdrawalFailures.payeeMissing
  return isSamePerson(vault, payee, authentication) ? undefined : payeeFailures.payeeMismatch
}

export function faultOfAmount(amountFen: number | undefined, availableFen: number): Failure | undefined {
  if (amountFen === undefined || amountFen === 0) return withdrawalFailures.amountWrong
  if (amountFen < withdrawalLimits.leastFen) return withdrawalFailures.tooLittle
  return amountFen > availableFen ? withdrawalFailures.tooMuch : undefined
}

type Payee = Pick<WithdrawalRow, 'truename' | 'id_number_sealed'>
type Authenticated = Pick<AuthenticationRow, 'truename' | 'id_number_sealed'>

/** Whether a withdrawal is for the one who was authenticated. */
export const isPaidTo = (
  vault: Vault,
  { truename, id_number_sealed }: Payee,
  person: Authenticated,
): boolean =>
  id_number_sealed
    ? isSamePerson(vault, { truename, id_number_sealed }, person)
    : truename === person.truename
