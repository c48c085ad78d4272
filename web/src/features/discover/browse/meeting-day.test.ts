import { expect, it } from 'vitest'
import { meetingDay } from './meeting-day.ts'

const now = Date.parse('2026-11-15T20:00:00+08:00')

it.each([
  ['2026-11-15 20:00', 'now'],
  ['2026-11-13 08:00', 'now'],
  ['2026-11-15 20:01', '2026-11-15'],
  ['2026-11-16 00:00', '2026-11-16'],
])('a meeting that begins at %s is listed under %s', (begin_time, day) => {
  expect(meetingDay({ begin_time }, now)).toBe(day)
})
