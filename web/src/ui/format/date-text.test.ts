import { describe, expect, it } from 'vitest'
import { dateText, dayText } from './date-text.ts'

/** 2026-11-15 00:30 in Shanghai, still the 14th in UTC */
const now = new Date('2026-11-14T16:30:00Z')

describe('in Chinese', () => {
  it.each([
    ['2026-11-15 19:30', '今天 19:30'],
    ['2026-11-15 00:00', '今天 00:00'],
    ['2026-11-16 08:00', '明天 08:00'],
    ['2026-11-14 23:59', '昨天 23:59'],
    ['2026-11-17 08:00', '11月17日 08:00'],
    ['2026-11-13 08:00', '11月13日 08:00'],
    ['2026-01-05 09:05:30', '1月5日 09:05'],
    ['2027-01-05 09:05', '2027年1月5日 09:05'],
    ['2026-11-15', '今天'],
    ['2025-03-01', '2025年3月1日'],
  ])('%s is shown as %s', (text, shown) => {
    expect(dateText(text, now, 'zh')).toBe(shown)
  })
})

describe('in English', () => {
  it.each([
    ['2026-11-15 19:30', 'Today, 19:30'],
    ['2026-11-16', 'Tomorrow'],
    ['2026-11-20 19:30', 'Nov 20, 19:30'],
    ['2025-11-20 19:30', 'Nov 20, 2025, 19:30'],
  ])('%s is shown as %s', (text, shown) => {
    expect(dateText(text, now, 'en')).toBe(shown)
  })
})

it('changes the day at midnight in Shanghai in any time zone', () => {
  expect(dateText('2026-11-15 19:30', new Date('2026-11-14T15:59:59Z'), 'zh')).toBe('明天 19:30')
  expect(dateText('2026-11-15 19:30', new Date('2026-11-14T16:00:00Z'), 'zh')).toBe('今天 19:30')
})

it('recognizes tomorrow across a year boundary', () => {
  expect(dateText('2027-01-01 08:00', new Date('2026-12-31T04:00:00Z'), 'zh')).toBe('明天 08:00')
})

it.each(['', '待定', '2026-13-01', '2026-02-30', '15/11/2026'])('returns %j unchanged', (text) => {
  expect(dateText(text, now, 'zh')).toBe(text)
})

it('shows the day of what was published, without the minute', () => {
  expect(dayText('2026-11-08 00:16', now, 'zh')).toBe('11月8日')
  expect(dayText('2026-11-15 19:30:00', now, 'en')).toBe('Today')
  expect(dayText('待定', now, 'zh')).toBe('待定')
})
