import { timingSafeEqual } from 'node:crypto'
import type { Vault } from '#kernel/vault.ts'
import { fileUrl } from './keys.ts'

/** Addresses made within the same quarter of an hour are alike, so that a page asked for again loads nothing anew. */
const stepMs = 15 * 60_000

const seal = (vault: Vault, key: string, until: string) => vault.digest(`file address ${key} ${until}`)

/** An address that opens a private file to whoever holds it, for a while: who may have it is for the caller to say. */
export function signedAddress(vault: Vault, key: string, lifeMs: number, now = Date.now()): string {
  const until = String(Math.ceil((now + lifeMs) / stepMs) * stepMs)
  return `${fileUrl(key)}?until=${until}&sig=${seal(vault, key, until).toString('base64url')}`
}

export type Signature = { until?: unknown; sig?: unknown }

export function isSigned(vault: Vault, key: string, { until, sig }: Signature, now = Date.now()): boolean {
  if (typeof until !== 'string' || !/^\d{1,15}$/.test(until) || typeof sig !== 'string') return false
  const given = Buffer.from(sig, 'base64url')
  const right = seal(vault, key, until)
  return given.length === right.length && timingSafeEqual(given, right) && Number(until) > now
}
