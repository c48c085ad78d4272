import { expect, it } from 'vitest'
import { licenseText } from '#contract/meetings/offline-videos.ts'
import { isLicensed } from './license-check.ts'

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
const { privateKey, publicKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
const license = { userid: 7, item_type: 'meeting', item_id: 1, part_id: 2, until_ms: 1000 } as const
const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
const signed = {
  license,
  sign: base64url(
    await crypto.subtle.sign(
      { name: 'ECDSA', hash: 'SHA-256' },
      privateKey,
      new TextEncoder().encode(licenseText(license)),
    ),
  ),
  public_key: base64url(await crypto.subtle.exportKey('spki', publicKey)),
}

it('holds until its end, for its member', async () => {
  expect(await isLicensed(signed, { userid: '7', now: 999 })).toBe(true)
  expect(await isLicensed(signed, { userid: '7', now: 1000 })).toBe(false)
  expect(await isLicensed(signed, { userid: '8', now: 1 })).toBe(false)
})

it('does not hold when somebody has changed it', async () => {
  const longer = { ...signed, license: { ...license, until_ms: 9000 } }
  expect(await isLicensed(longer, { userid: '7', now: 1 })).toBe(false)
  expect(await isLicensed({ ...signed, sign: 'x' }, { userid: '7', now: 1 })).toBe(false)
})
