import { expect, it } from 'vitest'
import { priceText } from './price-text.ts'

it.each([
  [0, '¥0'],
  [1, '¥0.01'],
  [9900, '¥99'],
  [9950, '¥99.50'],
  [129_900, '¥1,299'],
  [123_456_789, '¥1,234,567.89'],
  [-50, '-¥0.50'],
])('%i fen is shown as %s', (fen, shown) => {
  expect(priceText(fen)).toBe(shown)
})

it.each([
  ['99', '¥99'],
  ['99.00', '¥99'],
  ['99.5', '¥99.50'],
  ['0.07', '¥0.07'],
  ['1299.10', '¥1,299.10'],
  ['19.900', '¥19.90'],
  ['-3.20', '-¥3.20'],
  [' 8 ', '¥8'],
])('%s yuan is shown as %s', (yuan, shown) => {
  expect(priceText(yuan)).toBe(shown)
})

it.each(['', 'abc', '1,299', '1.239', '¥5'])('shows nothing rather than a wrong price for %j', (text) => {
  expect(priceText(text)).toBe('')
})

it('rejects a fraction of a fen', () => {
  expect(priceText(0.5)).toBe('')
})
