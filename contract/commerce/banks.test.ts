import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { bankOfCard, isCardNumber } from './banks.ts'

it.each([
  ['6222021001134258653', '中国工商银行'],
  ['6228480402564890018', '中国农业银行'],
  ['6216600100001234569', '中国银行'],
  ['6217000010001234568', '中国建设银行'],
  ['6222600110001234567', '交通银行'],
  ['6214830100001234', '招商银行'],
  ['6221880100001234567', '中国邮政储蓄银行'],
  ['4000000000000002', undefined],
  ['', undefined],
])('the card %s is of %s', (card, bank) => {
  expect(bankOfCard(card)).toBe(bank)
})

it.each(['6228480402564890018', '6222021001134258653', '4111111111111111'])('%s is a card number', (card) => {
  expect(isCardNumber(card)).toBe(true)
})

it.each(['', '62284804025', '62284804025648900181', '6228480402564890017', '622848040256489001x'])(
  '%s is none',
  (card) => {
    expect(isCardNumber(card)).toBe(false)
  },
)

it('notices every wrong digit', () => {
  const card = '6228480402564890018'
  fc.assert(
    fc.property(fc.nat(card.length - 1), fc.integer({ min: 1, max: 9 }), (at, by) => {
      const digit = String((Number(card[at]) + by) % 10)
      expect(isCardNumber(card.slice(0, at) + digit + card.slice(at + 1))).toBe(false)
    }),
  )
})
