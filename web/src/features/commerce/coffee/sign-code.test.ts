import { expect, it } from 'vitest'
import { readPickupCode } from '#contract/commerce/pickup-code.ts'
import { signCode } from './sign-code.ts'

const now = 1_800_000_000_000
const voucher = { pickup_code: '01234567', proof_key: 'ab'.repeat(32) }

it('signs as the server checks', () => {
  expect(readPickupCode(signCode(voucher, now))).toEqual({
    code: voucher.pickup_code,
    // HMAC-SHA-256 of `pickup 01234567 60000000`, by another program.
    proof: { step: 60000000, mac: 'e5879940486432f764c3965b' },
  })
})

it('renews itself every half minute', () => {
  expect(signCode(voucher, now + 29_999)).toBe(signCode(voucher, now))
  expect(signCode(voucher, now + 30_000)).not.toBe(signCode(voucher, now))
})
