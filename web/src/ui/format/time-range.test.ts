import { expect, it } from 'vitest'
import { timeRange } from './time-range.ts'

const now = Date.parse('2026-11-15T04:00:00Z')

it.each([
  ['2026-11-15 19:30', '2026-11-15 21:00', '今天 19:30 – 21:00', 'Today, 19:30 – 21:00'],
  [
    '2026-11-20 08:30',
    '2026-11-22 18:00',
    '11月20日 08:30 – 11月22日 18:00',
    'Nov 20, 08:30 – Nov 22, 18:00',
  ],
  ['2026-11-15 22:00', '2026-11-16 01:00', '今天 22:00 – 明天 01:00', 'Today, 22:00 – Tomorrow, 01:00'],
])('%s to %s', (begin, end, zh, en) => {
  expect(timeRange(begin, end, now, 'zh')).toBe(zh)
  expect(timeRange(begin, end, now, 'en')).toBe(en)
})
