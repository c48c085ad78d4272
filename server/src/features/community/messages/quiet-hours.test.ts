import { expect, it } from 'vitest'
import { quietEnd } from './quiet-hours.ts'

const night = { fromMinute: 22 * 60, toMinute: 7 * 60 + 30 }
const noon = { fromMinute: 12 * 60, toMinute: 13 * 60 }

it.each([
  ['2026-03-01T21:59:59+08:00', night, undefined],
  ['2026-03-01T22:00:00+08:00', night, '2026-03-02T07:30:00+08:00'],
  ['2026-03-02T00:10:30+08:00', night, '2026-03-02T07:30:00+08:00'],
  ['2026-03-02T07:29:59+08:00', night, '2026-03-02T07:30:00+08:00'],
  ['2026-03-02T07:30:00+08:00', night, undefined],
  ['2026-03-02T12:59:00+08:00', noon, '2026-03-02T13:00:00+08:00'],
  ['2026-03-02T13:00:00+08:00', noon, undefined],
  ['2026-03-02T13:00:00+08:00', { fromMinute: 60, toMinute: 60 }, undefined],
])('at %s within %o waits until %s', (now, hours, end) => {
  expect(quietEnd(new Date(now), hours)).toEqual(end && new Date(end))
})
