import fc from 'fast-check'
import { expect, it } from 'vitest'
import { portionOf, readYuan, yuan } from './money.ts'

it.each([
  [0, '0.00'],
  [1, '0.01'],
  [9900, '99.00'],
  [123_456_789, '1234567.89'],
  [-550, '-5.50'],
])('writes %i fen as %s', (fen, text) => {
  expect(yuan(fen)).toBe(text)
})

it.each([
  ['99', 9900],
  ['99.9', 9990],
  ['0.01', 1],
  ['19.99', 1999],
  ['1234567.89', 123_456_789],
])('reads %s as %i fen', (text, fen) => {
  expect(readYuan(text)).toBe(fen)
})

it.each(['', '0', '0.00', '-1', '1.001', '1,00', ' 1', '1e3', '12345678', 'NaN', '１'])(
  'does not read %j',
  (text) => {
    expect(readYuan(text)).toBeUndefined()
  },
)

it('reads what it writes', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 999_999_999 }), (fen) => readYuan(yuan(fen)) === fen))
})

it.each([
  [100, 1, 3, 33],
  [200, 1, 3, 67],
  [1, 1, 2, 1],
  [-1, 1, 2, -1],
  [-100, 1, 3, -33],
  [9841, 70, 100, 6889],
  [0, 70, 100, 0],
])('of %i fen, %i parts of %i are %i', (fen, part, whole, portion) => {
  expect(portionOf(fen, part, whole)).toBe(portion)
})
