import {
  constants,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  privateDecrypt,
} from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { failures } from '#contract/wire/failure.ts'
import type { Db } from './database.ts'
import { refuse } from './fail.ts'
import { insertSecretOnce, selectSecret } from './settings.queries.ts'
import type { Vault } from './vault.ts'

/** Opens bodies that a client has encrypted under this deployment's public key. */
export type SealedBodies = {
  /** SubjectPublicKeyInfo in base64, as clients expect it. */
  publicKey: string
  /** The same key for pages. */
  jwk: { n: string; e: string }
  open(sealed: string): Record<string, unknown>
}

const secretName = 'sealed-body-key'

/** The key pair is made at the first start and kept in the store, encrypted under the master key. */
export async function loadSealedBodies(db: Db, vault: Vault): Promise<SealedBodies> {
  let sealed = await selectSecret(db, secretName)
  if (!sealed) {
    const pair = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
    const pem = pair.privateKey.export({ type: 'pkcs8', format: 'pem' })
    sealed = (await insertSecretOnce(db, secretName, vault.seal(pem)))!
  }
  return createSealedBodies(createPrivateKey(openOrExplain(vault, sealed)))
}

/** The first thing that a wrong master key cannot open; whatever it encrypted would be lost among the rest. */
function openOrExplain(vault: Vault, sealed: Buffer): string {
  try {
    return vault.openText(sealed)
  } catch (error) {
    throw new Error(
      'This database was written under another key: set MASTER_KEY to that one, or put master.key back into DATA_DIR.',
      { cause: error },
    )
  }
}

export function createSealedBodies(privateKey: KeyObject): SealedBodies {
  const publicKey = createPublicKey(privateKey)
  const { n, e } = publicKey.export({ format: 'jwk' })
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    jwk: { n: n!, e: e! },
    open(sealed) {
      try {
        const [wrapped, iv, body] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'))
        const key = privateDecrypt(
          { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
          wrapped!,
        )
        const decipher = createDecipheriv('aes-256-gcm', key, iv!)
        decipher.setAuthTag(body!.subarray(-16))
        const plain = Buffer.concat([decipher.update(body!.subarray(0, -16)), decipher.final()])
        return JSON.parse(plain.toString('utf8')) as Record<string, unknown>
      } catch {
        throw refuse(failures.parameterError, { detail: 'encrypt_data' })
      }
    },
  }
}
