import type { OperatorRole } from '#contract/people/operators.ts'
import type { Db } from '#kernel/database.ts'
import type { Vault } from '#kernel/vault.ts'
import { selectUserByPhone, updateRoles } from '#server/features/people/account/account.queries.ts'
import { digestPhone, parsePhone } from '#server/features/people/account/phone.ts'
import { deleteFactors } from './second-step.queries.ts'

/**
 * Makes somebody who has registered an operator, or a user like others again. Nobody can do so from outside: it takes the
 * database and the master key. It counts from that person's next call on. Without a role the factors go as well: this way
 * the only administrator, who has nobody to ask, can start over.
 */
export async function appointOperator(
  { db, vault }: { db: Db; vault: Vault },
  phone: string,
  roles: OperatorRole[],
): Promise<void> {
  const number = parsePhone(phone)
  if (!number) throw new Error('Name the phone number, like this: npm run operator -- 13812345678')
  const user = await selectUserByPhone(db, digestPhone(vault, number.countryCode, number.phone))
  if (!user)
    throw new Error(
      'No account has this number. Register by logging in with it once; MASTER_KEY must be that of the server.',
    )
  await db.transaction(async (db) => {
    await updateRoles(db, user.id, roles)
    if (roles.length === 0) await deleteFactors(db, user.id)
  })
}
