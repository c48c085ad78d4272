import { createPrivateKey, createPublicKey, generateKeyPair } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import type { Services } from '#kernel/services.ts'
import { insertSecretOnce, selectSecret } from '#kernel/settings.queries.ts'

export type SigningKey = { privateKey: KeyObject; publicKey: KeyObject }

const generate = promisify(generateKeyPair)

/** By the name of the secret. Browsers of every age check P-256. */
const kinds = {
  'certificate-key': () => generate('ed25519'),
  'offline-video-key': () => generate('ec', { namedCurve: 'P-256' }),
} as const

/** Created when it is first needed and stored in the database, encrypted under the master key. */
export async function loadSigningKey(
  { db, vault }: Pick<Services, 'db' | 'vault'>,
  name: keyof typeof kinds,
): Promise<SigningKey> {
  let sealed = await selectSecret(db, name)
  if (!sealed) {
    const pair = await kinds[name]()
    const pem = pair.privateKey.export({ type: 'pkcs8', format: 'pem' })
    sealed = (await insertSecretOnce(db, name, vault.seal(pem)))!
  }
  const privateKey = createPrivateKey(vault.openText(sealed))
  return { privateKey, publicKey: createPublicKey(privateKey) }
}
