import { normalizePhone } from '#contract/people/phone.ts'
import type { Db } from '#kernel/database.ts'
import type { Vault } from '#kernel/vault.ts'
import { insertUser, selectUserByPhone } from './account.queries.ts'
import type { UserRow } from './account.queries.ts'
import { digestPhone, phoneDigests, storedPhone } from './phone.ts'

type Person = { countryCode: string; phone: string; truename: string }

/**
 * The account of a number that somebody else has given. A new one has no password: its owner gets in by a code that is
 * sent to the number.
 */
export async function findOrOpenAccount(db: Db, vault: Vault, person: Person): Promise<UserRow> {
  const { countryCode, phone } = normalizePhone(person.countryCode, person.phone)
  const digests = phoneDigests(vault, countryCode, phone)
  const found = await selectUserByPhone(db, ...digests)
  const digest = digestPhone(vault, countryCode, phone)
  return (
    found ??
    (await insertUser(db, {
      ...storedPhone(vault, countryCode, phone),
      truename: person.truename,
    })) ??
    // Somebody with the same number was quicker.
    (await selectUserByPhone(db, digest))!
  )
}
