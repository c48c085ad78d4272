import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { amount, fenOf, moneyText, yuanOf } from './amount.ts'

it.each([
  ['0', 0],
  ['0.29', 29],
  ['99', 9900],
  ['99.5', 9950],
  ['1234567.89', 123_456_789],
])('reads %s as %i fen', (yuan, fen) => expect(fenOf(yuan)).toBe(fen))

it.each(['', ' ', '-1', '1.', '.5', '1.234', '1e3', '12345678', '１', '1,000'])(
  'takes %j for no amount',
  (yuan) => expect(fenOf(yuan)).toBeUndefined(),
)

it.each([
  [0, '0.00'],
  [1, '0.01'],
  [-550, '-5.50'],
])('writes %i fen as %s', (fen, yuan) => expect(yuanOf(fen)).toBe(yuan))

it.each([
  [0, '¥0.00'],
  [99_999, '¥999.99'],
  [100_000, '¥1,000.00'],
  [123_456_789, '¥1,234,567.89'],
  [-120_000, '-¥1,200.00'],
])('shows %i fen as %s', (fen, text) => expect(moneyText(fen)).toBe(text))

it('reads what it writes', () => {
  fc.assert(fc.property(fc.nat(999_999_999), (fen) => fenOf(yuanOf(fen)) === fen))
})

it('may be left empty in a field', () => {
  expect(amount.safeParse(' 12.50 ')).toMatchObject({ data: '12.50' })
  expect(amount.safeParse('').success).toBe(true)
  expect(amount.safeParse('12.505').success).toBe(false)
})
