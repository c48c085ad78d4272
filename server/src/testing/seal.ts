import { constants, createCipheriv, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto'

/** Encrypts fields as a client does, by the platform's own cryptography instead of the web app's. */
export function sealLikeAClient(fields: Record<string, unknown>, publicKey: string): string {
  const key = randomBytes(32)
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const body = Buffer.concat([cipher.update(JSON.stringify(fields)), cipher.final(), cipher.getAuthTag()])
  const wrapped = publicEncrypt(
    {
      key: createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' }),
      padding: constants.RSA_PKCS1_OAEP_PADDING,
      oaepHash: 'sha256',
    },
    key,
  )
  return [wrapped, iv, body].map((part) => part.toString('base64url')).join('.')
}
