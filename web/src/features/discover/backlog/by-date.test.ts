import { expect, it } from 'vitest'
import { shanghaiMoment } from '#web/ui/format/shanghai-moment.ts'
import { periodOf } from './by-date.ts'

const now = shanghaiMoment('2026-03-10 23:30')

it.each([
  ['2026-03-10 23:29', 'overdue'],
  ['2026-03-10 23:45', 'today'],
  ['2026-03-11 00:00', 'week'],
  ['2026-03-17 23:59', 'week'],
  ['2026-03-18 00:00', 'later'],
  ['', 'undated'],
])('puts what is due %j among %s', (due_time, period) => {
  expect(periodOf({ due_time }, now)).toBe(period)
})
