import { expect, it } from 'vitest'
import { shareOfDay } from './day.ts'

it.each([
  ['2026-03-01 06:00', '2026-03-01 18:00', { from: 0.25, to: 0.75 }],
  ['2026-02-28 20:00', '2026-03-01 06:00', { from: 0, to: 0.25 }],
  ['2026-03-01 18:00', '2026-03-02 06:00', { from: 0.75, to: 1 }],
  ['2026-02-28 10:00', '2026-03-01 00:00', undefined],
  ['2026-03-02 00:00', '2026-03-02 01:00', undefined],
])('from %s to %s takes %j of the day', (begin_time, end_time, share) => {
  expect(shareOfDay('2026-03-01', { begin_time, end_time })).toEqual(share)
})
