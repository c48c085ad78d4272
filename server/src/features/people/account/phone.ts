import { accountFailures } from '#contract/people/account.ts'
import { isPhone, normalizePhone } from '#contract/people/phone.ts'
import { refuse } from '#kernel/fail.ts'
import type { Vault } from '#kernel/vault.ts'

/** A number is known by a keyed digest of its one spelling; the number itself lies encrypted beside it. */
export function digestPhone(vault: Vault, countryCode: string, phone: string): Buffer {
  const number = normalizePhone(countryCode, phone)
  return digestSpelling(vault, number.countryCode, number.phone)
}

/** The digest of a number and, for accounts that are older than the one spelling, that of the number as it is spelled. */
export const phoneDigests = (vault: Vault, countryCode: string, phone: string): Buffer[] => [
  digestPhone(vault, countryCode, phone),
  digestSpelling(vault, countryCode, phone),
]

const digestSpelling = (vault: Vault, countryCode: string, phone: string) =>
  vault.digest(`phone:${countryCode}:${phone}`)

/** People are found by the last four digits of their number, too: by a digest with the key, as by the whole number. */
export const digestTail = (vault: Vault, phone: string): Buffer =>
  vault.digest(`phone tail:${phone.slice(-4)}`).subarray(0, 8)

/** A number as an account holds it. */
export const storedPhone = (vault: Vault, countryCode: string, phone: string) => ({
  country_code: countryCode,
  phone_digest: digestPhone(vault, countryCode, phone),
  phone_sealed: vault.seal(phone),
  phone_tail: digestTail(vault, phone),
})

/** Reads a number as operators write it: `13812345678`, or `+852-61234567` abroad. */
export function parsePhone(written: string): { countryCode: string; phone: string } | undefined {
  const [, countryCode = '86', phone] = /^(?:\+(\d{1,4})-)?(\d{5,15})$/.exec(written) ?? []
  return phone === undefined ? undefined : { countryCode, phone }
}

export function checkPhone(phone: string, countryCode: string): void {
  if (!isPhone(phone, countryCode)) throw refuse(accountFailures.wrongPhone)
}

export const maskPhone = (sealed: Buffer | null, vault: Vault): string =>
  sealed ? maskDigits(vault.openText(sealed)) : ''

export const maskDigits = (phone: string): string =>
  phone.length < 8 ? '*'.repeat(phone.length) : `${phone.slice(0, 3)}****${phone.slice(-4)}`
