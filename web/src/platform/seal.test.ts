import { beforeAll, describe, expect, it } from 'vitest'
import { sealFields } from './seal.ts'
import { readRsaPublicKey } from './spki.ts'

// The tests open with the runtime's own cryptography what was sealed without it.
const { subtle } = crypto
const rsa = { name: 'RSA-OAEP', hash: 'SHA-256' }
const fields = { username: '13800000001', password: 'Xinglin2026 杏林 🩺', code: '' }

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
const toBase64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)))

let pair: CryptoKeyPair
let base64 = ''

beforeAll(async () => {
  const publicExponent = new Uint8Array([1, 0, 1])
  pair = await subtle.generateKey({ ...rsa, modulusLength: 2048, publicExponent }, true, [
    'encrypt',
    'decrypt',
  ])
  base64 = toBase64(await subtle.exportKey('spki', pair.publicKey))
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
    const sealed = sealFields(fields, base64)
    // 256 bytes of key, 12 of iv, and no padding anywhere.
    expect(sealed).toMatch(/^[\w-]{342}\.[\w-]{16}\.[\w-]+$/)
    expect(await open(sealed)).toEqual(fields)
  })

  it('take the public key as PEM too', async () => {
    const pem = `-----BEGIN PUBLIC KEY-----\n${base64.replace(/.{64}/g, '$&\n')}\n-----END PUBLIC KEY-----\n`
    expect(await open(sealFields(fields, pem))).toEqual(fields)
  })

  it('do without crypto.subtle, which plain http does not have', async () => {
    const own = Object.getOwnPropertyDescriptor(Crypto.prototype, 'subtle')!
    Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined, configurable: true })
    let sealed = ''
    try {
      expect(crypto.subtle).toBeUndefined()
      sealed = sealFields(fields, base64)
    } finally {
      Object.defineProperty(Crypto.prototype, 'subtle', own)
    }
    expect(await open(sealed)).toEqual(fields)
  })

  it('never look the same twice', () => {
    const [first, second] = [sealFields(fields, base64), sealFields(fields, base64)]
    for (const [index, part] of first.split('.').entries()) expect(part).not.toBe(second.split('.')[index])
  })
})

describe('the public key', () => {
  it('is read as its two numbers', async () => {
    const { n } = await subtle.exportKey('jwk', pair.publicKey)
    const modulus = fromBase64(n!.replaceAll('-', '+').replaceAll('_', '/'))
    const read = readRsaPublicKey(base64)
    expect(read.n.toString(16)).toBe(
      Array.from(modulus, (byte) => byte.toString(16).padStart(2, '0')).join(''),
    )
    expect(read.e).toBe(65_537n)
  })

  it('is refused when it is none', async () => {
    const curve = await subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
    const curveKey = toBase64(await subtle.exportKey('spki', curve.publicKey))
    for (const key of ['', '****', 'AAAA', base64.slice(0, 100), curveKey]) {
      expect(() => sealFields(fields, key)).toThrow()
    }
  })
})
