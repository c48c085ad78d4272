import { expect, it } from 'vitest'
import { isIdNumber, isQualificationNumber } from './verification.ts'

// The examples of the standard, and others whose check digits were computed by hand.
it.each(['11010519491231002X', '110105199001011237', '320106198502290035'.replace('0229', '0228')])(
  'knows %s by its length, date and check digit alone',
  (number) => {
    const digits = '10X98765432'
    const sum = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2].reduce(
      (sum, weight, at) => sum + weight * Number(number[at]),
      0,
    )
    for (const last of digits) expect(isIdNumber(number.slice(0, 17) + last)).toBe(last === digits[sum % 11])
  },
)

it('accepts the example of the standard', () => expect(isIdNumber('11010519491231002X')).toBe(true))

it.each([
  '',
  '11010519491231002x',
  '110105194912310021',
  '11010519491231002',
  '11010519491231002XX',
  '11010519491331002X',
  '11010519490230002X',
  '440524188001010014',
  '1101051949123100２X',
])('rejects %j', (number) => expect(isIdNumber(number)).toBe(false))

it('rejects a birth date in the future', () => {
  expect(isIdNumber('11010519491231002X', new Date('1949-12-30'))).toBe(false)
  expect(isIdNumber('11010519491231002X', new Date('1949-12-31'))).toBe(true)
})

it.each([
  ['201411110110105194912310021', true],
  ['110110000012345', true],
  ['A1234567890', true],
  ['', false],
  ['123', false],
  ['1101 1000 0012345', false],
  ['证书1101100000', false],
])('the qualification number %j: %s', (number, isOne) => expect(isQualificationNumber(number)).toBe(isOne))
