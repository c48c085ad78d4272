import { expect, it } from 'vitest'
import { creditWalletText } from '#server/features/meetings/credit-wallet/credit-wallet.text.ts'
import { hasGlyph } from './outline-text.ts'
import { printable } from './printable.ts'

it.each([
  ['Ⅱ类 Ⅲ期', 'II类 III期'],
  ['①胸痛②气促', '(1)胸痛(2)气促'],
  ['37℃ 5μg 3㎎', '37°C 5µg 3mg'],
  ['SpO₂≥90% ≤3', 'SpO2>=90% <=3'],
  ['β受体阻滞剂', 'beta受体阻滞剂'],
  ['TNF-α→IL-6', 'TNF-alpha->IL-6'],
])('writes %s as %s', (given, written) => {
  expect(printable(given)).toBe(written)
})

it('leaves everything else as it is', () => {
  const text = '《心血管病》“引号”…—±×·↑ 5%\n下一行'
  expect(printable(text)).toBe(text)
})

it('has a glyph for every word of the export of credits', () => {
  const words = printable(JSON.stringify(creditWalletText))
  expect(Array.from(words).filter((sign) => !hasGlyph(sign.codePointAt(0)!))).toEqual([])
})
