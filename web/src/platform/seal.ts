import { gcm } from '@noble/ciphers/aes.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { OAEP, mgf1 } from 'micro-rsa-dsa-dh/rsa.js'
import type { PublicKey } from '#contract/people/account.ts'

// Heavy: load this file with import(), only for the few sealed calls. It does not use crypto.subtle, which is missing
// on plain http, as on a phone in the same network.

/**
 * The value of `encrypt_data`: the fields as JSON, encrypted with AES-256-GCM under a key made for this one call, and
 * that key encrypted with the server's public key. `key.iv.body`, each in base64url; the tag is at the end of the
 * body.
 */
export function sealFields(fields: Record<string, unknown>, publicKey: PublicKey): string {
  const key = crypto.getRandomValues(new Uint8Array(32))
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const body = gcm(key, iv).encrypt(new TextEncoder().encode(JSON.stringify(fields)))
  const wrappedKey = OAEP(sha256, mgf1(sha256)).encrypt(readKey(publicKey), key)
  return [wrappedKey, iv, body].map(toBase64Url).join('.')
}

const readKey = ({ n, e }: PublicKey) => ({ n: readNumber(n), e: readNumber(e) })

function readNumber(base64Url: string): bigint {
  const letters = atob(base64Url.replaceAll('-', '+').replaceAll('_', '/'))
  return BigInt(
    `0x${Array.from(letters, (letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('')}`,
  )
}

function toBase64Url(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
