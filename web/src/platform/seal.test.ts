import { beforeAll, describe, expect, it } from 'vitest'
import { sealFields } from './seal.ts'

// The tests open with the runtime's own cryptography what was sealed without it.
const { subtle } = crypto
const rsa = { name: 'RSA-OAEP', hash: 'SHA-256' }
const fields = { username: '13800000001', password: 'Xinglin2026 杏林 🩺', code: '' }

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

let pair: CryptoKeyPair
let publicKey: { n: string; e: string }

beforeAll(async () => {
  const publicExponent = new Uint8Array([1, 0, 1])
  pair = await subtle.generateKey({ ...rsa, modulusLength: 2048, publicExponent }, true, [
    'encrypt',
    'decrypt',
  ])
  const { n, e } = await subtle.exportKey('jwk', pair.publicKey)
  publicKey = { n: n!, e: e! }
})

async function open(sealed: string): Promise<unknown> {
  const part = (index: number) =>
    fromBase64((sealed.split('.')[index] ?? '').replaceAll('-', '+').replaceAll('_', '/'))
  const key = await subtle.decrypt(rsa, pair.privateKey, part(0))
  const opener = await subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt'])
  expect(key.byteLength).toBe(32)
  return JSON.parse(
    new TextDecoder().decode(await subtle.decrypt({ name: 'AES-GCM', iv: part(1) }, opener, part(2))),
  )
}

describe('sealed fields', () => {
  it('are opened by the private key alone (R332, R354)', async () => {
    const sealed = sealFields(fields, publicKey)
    // 256 bytes of key, 12 of iv, and no padding anywhere.
    expect(sealed).toMatch(/^[\w-]{342}\.[\w-]{16}\.[\w-]+$/)
    expect(await open(sealed)).toEqual(fields)
  })

  it('do without crypto.subtle, which plain http does not have', async () => {
    const own = Object.getOwnPropertyDescriptor(Crypto.prototype, 'subtle')!
    Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined, configurable: true })
    let sealed = ''
    try {
      expect(crypto.subtle).toBeUndefined()
      sealed = sealFields(fields, publicKey)
    } finally {
      Object.defineProperty(Crypto.prototype, 'subtle', own)
    }
    expect(await open(sealed)).toEqual(fields)
  })

  it('never look the same twice', () => {
    const [first, second] = [sealFields(fields, publicKey), sealFields(fields, publicKey)]
    for (const [index, part] of first.split('.').entries()) expect(part).not.toBe(second.split('.')[index])
  })
})

it.each([
  ['empty', { n: '', e: '' }],
  ['no base64', { n: '****', e: 'AQAB' }],
  ['too short', { n: 'sXch', e: 'AQAB' }],
])('a public key that is %s is refused', (_, key) => {
  expect(() => sealFields(fields, key)).toThrow()
})
