import { expect, it } from 'vitest'
import { addDays, dayOf, monthOf, weeksOf } from './shanghai-day.ts'

it('counts days in Shanghai', () => {
  expect(dayOf(Date.parse('2026-03-01T15:59:00Z'))).toBe('2026-03-01')
  expect(dayOf(Date.parse('2026-03-01T16:00:00Z'))).toBe('2026-03-02')
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
})

it('counts months across the year', () => {
  expect(monthOf('2026-11-30')).toBe('2026-11')
  expect(monthOf('2026-12-31', 1)).toBe('2027-01')
  expect(monthOf('2026-01-31', -1)).toBe('2025-12')
  expect(monthOf('2026-01-31', 1)).toBe('2026-02')
})

it.each([
  ['2026-11', 6, '2026-10-26', '2026-12-06'],
  ['2027-02', 4, '2027-02-01', '2027-02-28'],
  ['2026-12', 5, '2026-11-30', '2027-01-03'],
])('fills the weeks of %s', (month, count, first, last) => {
  const weeks = weeksOf(month)
  expect([weeks.length, weeks[0]![0], weeks.at(-1)!.at(-1)]).toEqual([count, first, last])
  expect(weeks.every((week) => week.length === 7)).toBe(true)
})
