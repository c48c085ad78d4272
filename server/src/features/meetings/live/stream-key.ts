import { randomBytes } from 'node:crypto'
import type { Vault } from '#kernel/vault.ts'

/** The digest that represents a stream key in the database. */
export const digestKey = (vault: Vault, key: string) => vault.digest(`live key ${key}`)

export function newStreamKey(vault: Vault) {
  const key = randomBytes(18).toString('base64url')
  return { key, row: { key_sealed: vault.seal(key), key_digest: digestKey(vault, key) } }
}
