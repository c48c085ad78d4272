import { expect, it } from 'vitest'
import { isPhone, normalizePhone } from './phone.ts'

it.each([
  ['86', '13912340077', true],
  ['86', '3912340077', false],
  ['861', '3912340077', false],
  ['8', '613912340077', false],
  ['8613', '912340077', false],
  ['0086', '13912340077', false],
  ['086', '13912340077', false],
  ['852', '61234567', true],
  ['1', '4155550100', true],
  ['44', '12a4', false],
  ['852', '1234567890123', false],
])('takes +%s %s for a number: %s', (countryCode, phone, isOne) => {
  expect(isPhone(phone, countryCode)).toBe(isOne)
})

it('spells every number in one way', () => {
  const one = { countryCode: '1242', phone: '3591234' }
  expect(normalizePhone('1', '2423591234')).toEqual(one)
  expect(normalizePhone('1242', '3591234')).toEqual(one)
  expect(normalizePhone('44', '07911123456')).toEqual({ countryCode: '44', phone: '7911123456' })
  expect(normalizePhone('86', '13912340077')).toEqual({ countryCode: '86', phone: '13912340077' })
})
