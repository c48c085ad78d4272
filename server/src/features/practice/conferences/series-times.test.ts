import { expect, it } from 'vitest'
import { readShanghaiTime, shanghaiTime } from '#kernel/time.ts'
import { seriesTimes } from './series-times.ts'

const slot = (begin: string) => ({
  beginAt: readShanghaiTime(begin)!,
  endAt: new Date(readShanghaiTime(begin)!.getTime() + 3600_000),
})
const begins = (...given: Parameters<typeof seriesTimes>) =>
  seriesTimes(...given)?.map(({ beginAt }) => shanghaiTime(beginAt))

it('repeats by weeks and by months at the same hour, on the last day of short months', () => {
  expect(begins(slot('2026-12-20 08:30'), 'weekly', '2027-01-03')).toEqual([
    '2026-12-20 08:30',
    '2026-12-27 08:30',
    '2027-01-03 08:30',
  ])
  expect(begins(slot('2026-12-20 08:30'), 'fortnightly', '2027-01-05')).toHaveLength(2)
  expect(begins(slot('2027-01-31 23:30'), 'monthly', '2027-04-30')).toEqual([
    '2027-01-31 23:30',
    '2027-02-28 23:30',
    '2027-03-31 23:30',
    '2027-04-30 23:30',
  ])
})

it.each([
  ['ends before the second', '2026-12-26'],
  ['has too many', '2028-12-31'],
  ['ends before it begins', '2026-12-01'],
  ['ends on no day', '2026-13-01'],
])('is none that %s', (_, until) => {
  expect(begins(slot('2026-12-20 08:30'), 'weekly', until)).toBeUndefined()
})
