import { expect, it } from 'vitest'
import { currentCode, findStep, newTotpSecret, totpUri } from './totp.ts'

/** The secret and two moments of appendix B of RFC 6238, whose codes have eight digits. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

it.each([
  [59_000, '287082'],
  [1_111_111_109_000, '081804'],
  [20_000_000_000_000, '353130'],
])('computes the code of %d', (now, code) => {
  expect(currentCode(secret, now)).toBe(code)
  expect(findStep(secret, code, now)).toBe(Math.floor(now / 30_000))
})

it('takes the code of 30 seconds before or after, and no other', () => {
  const now = 1_800_000_000_000
  const step = now / 30_000
  const found = (offset: number) => findStep(secret, currentCode(secret, now + offset * 30_000), now)
  expect([-2, -1, 0, 1, 2].map(found)).toEqual([undefined, step - 1, step, step + 1, undefined])
})

it('makes secrets that an authenticator app reads', () => {
  const made = newTotpSecret()
  expect(made).toMatch(/^[A-Z2-7]{32}$/)
  expect(made).not.toBe(newTotpSecret())
  const uri = new URL(totpUri(made, '沈清和'))
  expect(uri.protocol).toBe('otpauth:')
  expect(uri.searchParams.get('secret')).toBe(made)
  expect(uri.searchParams.get('issuer')).toBe('Xinglin')
})
