import { createPublicKey, verify } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import type { Vault } from '#kernel/vault.ts'

/** What a browser claims: its public key, and a signature over a statement. */
type DeviceProof = { key: string; sign: string; statement: string }

/** Whether the private key that belongs to `key` has signed the statement. */
export function isProven({ key, sign, statement }: DeviceProof): boolean {
  const publicKey = readDeviceKey(key)
  if (!publicKey) return false
  const options = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  return verify('sha256', Buffer.from(statement), options, Buffer.from(sign, 'base64url'))
}

/** Undefined for everything but a public key on the curve P-256. */
export function readDeviceKey(key: string): KeyObject | undefined {
  try {
    const read = createPublicKey({ key: Buffer.from(key, 'base64url'), format: 'der', type: 'spki' })
    return read.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? read : undefined
  } catch {
    return undefined
  }
}

/** The name of a device. The key is exported again, because one key has several encodings. */
export const digestDevice = (vault: Vault, key: KeyObject) =>
  vault.digest(`device ${key.export({ format: 'der', type: 'spki' }).toString('base64url')}`)
