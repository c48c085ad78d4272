import { expect, it } from 'vitest'
import { splitPhones } from './split-phones.ts'

const phonesIn = (text: string) =>
  splitPhones(text)
    .filter(({ isPhone }) => isPhone)
    .map((part) => part.text)

it.each([
  ['会务组 李老师 027-8766 2026', ['027-8766 2026']],
  ['请致电 400-820-2026，或 13800000001。', ['400-820-2026', '13800000001']],
  ['2026-11-19 03:58', []],
  ['1*********1', []],
  ['订单 202611190358001', []],
  ['没有电话', []],
])('finds the phone numbers of %s', (text, phones) => {
  expect(phonesIn(text)).toEqual(phones)
})

it('loses nothing between them', () => {
  const text = '会务组 027-8766 2026 或 13800000001'
  expect(
    splitPhones(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
