import { generateKeyPairSync, sign } from 'node:crypto'

/** A browser that holds a key, as `web/src/platform/device-key.ts` makes one. */
export function buildDevice() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return {
    key: publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'),
    sign: (statement: string) =>
      sign('sha256', Buffer.from(statement), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString(
        'base64url',
      ),
  }
}
