import { askStore } from './page-database.ts'

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const

/** This browser, as a server recognises it: a public key, and signatures that only this browser can make. */
export type Device = { key: string; sign: (statement: string) => Promise<string> }

/**
 * The key is made once and outlives a logout. No script can read its private half. Undefined where the browser has no such key, as on
 * plain http or in a private window that stores nothing.
 */
export async function loadDevice(): Promise<Device | undefined> {
  try {
    const { publicKey, privateKey } = (await readKey()) ?? (await makeKey())
    return {
      key: base64url(await crypto.subtle.exportKey('spki', publicKey)),
      sign: async (statement) =>
        base64url(
          await crypto.subtle.sign(
            { name: algorithm.name, hash: 'SHA-256' },
            privateKey,
            new TextEncoder().encode(statement),
          ),
        ),
    }
  } catch {
    return undefined
  }
}

const readKey = () => askStore('device', (store) => store.get('key') as IDBRequest<CryptoKeyPair | undefined>)

async function makeKey(): Promise<CryptoKeyPair> {
  const made = await crypto.subtle.generateKey(algorithm, false, ['sign'])
  // Another tab may have been quicker, which makes this fail; then its key counts.
  await askStore('device', (store) => store.add(made, 'key')).catch(() => undefined)
  const stored = await readKey()
  if (!stored) throw new Error('the browser stores no key')
  return stored
}

const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
