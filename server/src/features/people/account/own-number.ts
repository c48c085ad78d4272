import { defaultCountryCode } from '#contract/people/account.ts'
import type { Context } from '#kernel/services.ts'
import type { UserRow } from './account.queries.ts'
import { selectUserByName } from './account.queries.ts'
import { phoneDigests } from './phone.ts'
import type { CodeNumber } from './sms-codes.ts'

/** The account of a username, which is an account name or a phone number. */
export const findByName = (context: Context, username: string, countryCode = defaultCountryCode) =>
  selectUserByName(context.db, username, phoneDigests(context.vault, countryCode, username))

/** The number of somebody who has one. */
export const ownNumber = (context: Context, user: UserRow, scene: string): CodeNumber | undefined =>
  user.phone_sealed
    ? { countryCode: user.country_code, phone: context.vault.openText(user.phone_sealed), scene }
    : undefined

/** The number behind a username. One that has none gets a number that is nobody's, and so the same treatment. */
export function numberOfName(
  context: Context,
  user: UserRow | undefined,
  username: string,
  scene: string,
): CodeNumber {
  const own = user && ownNumber(context, user, scene)
  return own ?? { countryCode: defaultCountryCode, phone: `nobody:${username}`, scene, isNobody: true }
}
