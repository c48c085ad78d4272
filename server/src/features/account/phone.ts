import { accountFailures, isPhone } from '#contract/account.ts'
import { refuse } from '#kernel/fail.ts'
import type { Vault } from '#kernel/vault.ts'

/** A number is known by a keyed digest of country code and digits; the number itself lies encrypted beside it. */
export const digestPhone = (vault: Vault, countryCode: string, phone: string) =>
  vault.digest(`phone:${countryCode}:${phone}`)

export function checkPhone(phone: string, countryCode: string): void {
  if (!isPhone(phone, countryCode)) throw refuse(accountFailures.wrongPhone)
}
