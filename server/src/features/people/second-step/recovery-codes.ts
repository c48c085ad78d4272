import { randomBytes } from 'node:crypto'
import { Secret } from 'otpauth'
import { recoveryCodeCount } from '#contract/people/second-step.ts'
import type { Db } from '#kernel/database.ts'
import type { Vault } from '#kernel/vault.ts'
import { replaceRecoveryCodes } from './second-step.queries.ts'

/** Ten characters of base32: 50 random bits, which tries that are limited do not find. */
function newCode(): string {
  const text = new Secret({ buffer: new Uint8Array(randomBytes(8)).buffer }).base32.toLowerCase()
  return `${text.slice(0, 5)}-${text.slice(5, 10)}`
}

export const digestRecoveryCode = (vault: Vault, userId: number, code: string): Buffer =>
  vault.digest(`recovery:${userId}:${code.toLowerCase().replace('-', '')}`)

/** Makes new codes in place of the former ones. Only their digests are stored. */
export async function issueRecoveryCodes(
  { db, vault }: { db: Db; vault: Vault },
  userId: number,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode)
  await replaceRecoveryCodes(
    db,
    userId,
    codes.map((code) => digestRecoveryCode(vault, userId, code)),
  )
  return codes
}
