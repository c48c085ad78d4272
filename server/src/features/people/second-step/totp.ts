import { Secret, TOTP } from 'otpauth'
import { brandName } from '#contract/wire/brand.ts'

const stepMs = 30_000

/** In base32, as a person may type it into an authenticator app. */
export const newTotpSecret = (): string => new Secret().base32

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: brandName.en, label, secret: Secret.fromBase32(secret) })

/** What a QR code tells an authenticator app. */
export const totpUri = (secret: string, label: string): string => totpOf(secret, label).toString()

export const currentCode = (secret: string, now = Date.now()): string =>
  totpOf(secret).generate({ timestamp: now })

/** The 30 seconds that a code belongs to, of those now and beside: clocks differ. Undefined for a wrong code. */
export function findStep(secret: string, code: string, now = Date.now()): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: 1 })
  return delta === null ? undefined : Math.floor(now / stepMs) + delta
}
