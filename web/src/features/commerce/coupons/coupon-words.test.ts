import { expect, test } from 'vitest'
import type { Coupon } from '#contract/commerce/coupons.ts'
import { termsOf, worthOf } from './coupon-words.ts'
import { couponText } from './text.ts'

const coupon: Coupon = {
  code: 'XINGLIN10',
  amount: '10.00',
  percent: 0,
  min_price: '',
  course_type: 0,
  works: [],
  begins_at: '2026-01-01 00:00',
  ends_at: '2036-01-01 00:00',
}

test.each<[Coupon, string, string]>([
  [coupon, '−¥10', '无门槛 ·\u00a0全部课程'],
  [{ ...coupon, min_price: '99.00', course_type: 2 }, '−¥10', '满 ¥99 可用 ·\u00a0系列课程'],
  [{ ...coupon, percent: 20 }, '8 折', '最多减 ¥10 ·\u00a0无门槛 ·\u00a0全部课程'],
  [
    { ...coupon, percent: 15, works: ['甲', '乙'] },
    '8.5 折',
    '最多减 ¥10 ·\u00a0无门槛 ·\u00a0仅限《甲》《乙》',
  ],
])('says what a coupon is worth and where it can be used', (given, worth, terms) => {
  expect(worthOf(given, couponText.zh)).toBe(worth)
  expect(termsOf(given, couponText.zh)).toBe(terms)
})
