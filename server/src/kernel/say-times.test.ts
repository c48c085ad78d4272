import { expect, it } from 'vitest'
import { sayTimes } from './say-times.ts'

/** The first hour of 2027 in Shanghai. */
const now = new Date('2026-12-31T16:30:00Z')

it.each([
  ['会诊将于 2027-01-08 12:21 开始。', '会诊将于 1月8日 12:21 开始。', '会诊将于 Jan 8, 12:21 开始。'],
  ['2026-12-31前', '2026年12月31日前', 'Dec 31, 2026前'],
  [
    '由2027-03-02 09:00改为2027-03-03 14:00',
    '由3月2日 09:00改为3月3日 14:00',
    '由Mar 2, 09:00改为Mar 3, 14:00',
  ],
])('%s', (text, zh, en) => {
  expect(sayTimes(text, now, 'zh')).toBe(zh)
  expect(sayTimes(text, now, 'en')).toBe(en)
})

it.each(['NCT-2027-01-08-7', '2027-13-40', '第 12027-01-08 号', '13:05'])('leaves %s', (text) => {
  expect(sayTimes(text, now, 'zh')).toBe(text)
})
