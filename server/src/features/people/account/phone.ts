import { accountFailures, isPhone } from '#contract/people/account.ts'
import { refuse } from '#kernel/fail.ts'
import type { Vault } from '#kernel/vault.ts'

/** A number is known by a keyed digest of country code and digits; the number itself lies encrypted beside it. */
export const digestPhone = (vault: Vault, countryCode: string, phone: string) =>
  vault.digest(`phone:${countryCode}:${phone}`)

export function checkPhone(phone: string, countryCode: string): void {
  if (!isPhone(phone, countryCode)) throw refuse(accountFailures.wrongPhone)
}

export function maskPhone(sealed: Buffer | null, vault: Vault): string {
  if (!sealed) return ''
  const phone = vault.openText(sealed)
  return phone.length < 8 ? '*'.repeat(phone.length) : `${phone.slice(0, 3)}****${phone.slice(-4)}`
}
