import { createPrivateKey, createPublicKey, generateKeyPair } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import type { Services } from '#kernel/services.ts'
import { insertSecretOnce, selectSecret } from '#kernel/settings.queries.ts'

export type SigningKey = { privateKey: KeyObject; publicKey: KeyObject; publicPem: string }

const secretName = 'certificate-key'

/** Created with the first certificate and stored in the database, encrypted under the master key. */
export async function loadSigningKey({ db, vault }: Pick<Services, 'db' | 'vault'>): Promise<SigningKey> {
  let sealed = await selectSecret(db, secretName)
  if (!sealed) {
    const pair = await promisify(generateKeyPair)('ed25519')
    const pem = pair.privateKey.export({ type: 'pkcs8', format: 'pem' })
    sealed = (await insertSecretOnce(db, secretName, vault.seal(pem)))!
  }
  const privateKey = createPrivateKey(vault.openText(sealed))
  const publicKey = createPublicKey(privateKey)
  return { privateKey, publicKey, publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString() }
}
