import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isFreshStep, nextPickupStepMs, pickupStep, readPickupCode, writeShownCode } from './pickup-code.ts'

const digits = fc.stringMatching(/^\d{8}$/)

it('reads what a phone shows, and what is typed', () => {
  fc.assert(
    fc.property(digits, fc.nat(10 ** 9), fc.stringMatching(/^[\da-f]{24}$/), (code, step, mac) => {
      expect(readPickupCode(writeShownCode(code, { step, mac }))).toEqual({ code, proof: { step, mac } })
      expect(readPickupCode(`${code.slice(0, 4)} ${code.slice(4)}`)).toEqual({ code })
    }),
  )
})

it.each([
  '',
  '1234567',
  '123456789',
  '１２３４５６７８',
  '12345678.',
  '12345678.1.abc',
  'https://a.cn',
  '1234567a',
])('does not read %j', (text) => expect(readPickupCode(text)).toBeUndefined())

it('accepts what was shown a minute ago, by a clock that is a little fast too, and nothing else', () => {
  const now = 1_800_000_015_000
  const step = pickupStep(now)
  expect([-1, 0, 1, 2].map((age) => isFreshStep(step - age, now))).toEqual([true, true, true, true])
  expect([-2, 3].map((age) => isFreshStep(step - age, now))).toEqual([false, false])
  expect(pickupStep(now + nextPickupStepMs(now))).toBe(step + 1)
  expect(pickupStep(now + nextPickupStepMs(now) - 1)).toBe(step)
})
