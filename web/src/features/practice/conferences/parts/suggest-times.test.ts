import { expect, it } from 'vitest'
import { suggestTimes } from './suggest-times.ts'

const now = Date.parse('2026-11-16T10:37:00+08:00')

it.each([
  ['today', '2026-11-16', '2026-11-16T11:00', '2026-11-16T12:00'],
  ['a day that is over', '2026-11-01', '2026-11-16T11:00', '2026-11-16T12:00'],
  ['a later day', '2026-11-20', '2026-11-20T14:00', '2026-11-20T15:00'],
])('suggests an hour for %s', (_what, day, begin, end) => {
  expect(suggestTimes(now, day)).toEqual({ begin, end })
})

it('goes on into the next day shortly before midnight', () => {
  const late = Date.parse('2026-11-16T23:45:00+08:00')
  expect(suggestTimes(late, '2026-11-16')).toEqual({ begin: '2026-11-17T00:00', end: '2026-11-17T01:00' })
})
