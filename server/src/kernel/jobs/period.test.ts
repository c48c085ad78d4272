import { expect, it } from 'vitest'
import { features } from '#server/features.ts'
import { patienceOf, periodOf } from './period.ts'

it.each([
  ['* * * * *', 60],
  ['*/5 * * * *', 300],
  ['17 * * * *', 3600],
  ['30 10 * * *', 86_400],
  ['0 8 * * 1', 604_800],
])('knows how long %s takes to come again', (schedule, seconds) => {
  expect(periodOf(schedule)).toBe(seconds)
})

it('knows no period of a form that nobody uses', () => {
  expect(() => periodOf('0 0 1 * *')).toThrow('0 0 1 * *')
})

it('knows the period of every job that comes by the clock', () => {
  const schedules = features.flatMap(({ jobs = [] }) => jobs.flatMap(({ schedule }) => schedule ?? []))
  expect(schedules.length).toBeGreaterThan(10)
  for (const schedule of schedules) expect(patienceOf(periodOf(schedule))).toBeGreaterThan(periodOf(schedule))
})

it('is patient for some periods, and for hours where they are long', () => {
  expect([60, 300, 3600, 86_400].map(patienceOf)).toEqual([600, 900, 10_800, 108_000])
})
