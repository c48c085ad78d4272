import { expect, it } from 'vitest'
import { addMonths, monthOf } from './month.ts'

it.each([
  ['2026-08-31T23:59:59.999Z', '2026-08'],
  ['2026-09-01T00:00:00Z', '2026-09'],
  ['2026-09-01T07:59:59+08:00', '2026-08'],
])('%s is in %s', (at, month) => {
  expect(monthOf(new Date(at))).toBe(month)
})

it.each([
  ['2026-08', 0, '2026-08'],
  ['2026-11', 2, '2027-01'],
  ['2026-02', -2, '2025-12'],
  ['2026-08', -36, '2023-08'],
])('%s and %i months is %s', (month, count, result) => {
  expect(addMonths(month, count)).toBe(result)
})
