import { authenticationStates } from '#contract/commerce/payees.ts'
import type { Db } from '#kernel/database.ts'
import type { Vault } from '#kernel/vault.ts'
import { selectAuthentication } from './authentications.queries.ts'
import type { AuthenticationRow } from './authentications.queries.ts'

type Person = Pick<AuthenticationRow, 'truename' | 'id_number_sealed'>

/** Whether two are one person: the payee, and the one who was authenticated. */
export const isSamePerson = (vault: Vault, one: Person, other: Person): boolean =>
  one.truename === other.truename &&
  vault.openText(one.id_number_sealed) === vault.openText(other.id_number_sealed)

/** Who a member is, once operators have passed it. */
export async function findAuthenticated(db: Db, userId: number): Promise<AuthenticationRow | undefined> {
  const row = await selectAuthentication(db, userId)
  return row?.state === authenticationStates.passed ? row : undefined
}
