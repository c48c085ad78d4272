import { expect, it } from 'vitest'
import { workingDayAfter } from './working-days.ts'

it.each([
  ['a Monday', '2026-11-16T01:00:00Z', 5, '2026-11-23'],
  ['a Friday', '2026-11-20T01:00:00Z', 1, '2026-11-23'],
  ['a Saturday', '2026-11-21T01:00:00Z', 2, '2026-11-24'],
  ['late in the evening in London, which is Tuesday in Shanghai', '2026-11-16T18:00:00Z', 1, '2026-11-18'],
])('counts from %s', (_, at, days, expected) => {
  expect(workingDayAfter(new Date(at), days)).toBe(expected)
})
