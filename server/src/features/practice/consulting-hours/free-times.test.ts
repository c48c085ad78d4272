import { expect, it } from 'vitest'
import { shanghaiTime } from '#kernel/time.ts'
import { findFreeTimes } from './free-times.ts'

/** A Monday, 09:10 in Shanghai. */
const now = new Date('2026-11-16T01:10:00Z')
const monday = { weekday: 1, begin: 9 * 60, end: 10 * 60 + 30 }
const beginsOf = (...given: Parameters<typeof findFreeTimes>) =>
  findFreeTimes(...given).map(({ beginAt }) => shanghaiTime(beginAt))

it('cuts the hours of two weeks into half hours that have not begun', () => {
  expect(beginsOf([monday], [], now)).toEqual([
    '2026-11-16 09:30',
    '2026-11-16 10:00',
    '2026-11-23 09:00',
    '2026-11-23 09:30',
    '2026-11-23 10:00',
  ])
})

it('leaves out what is taken, also in part', () => {
  const taken = [
    { beginAt: new Date('2026-11-16T01:45:00Z'), endAt: new Date('2026-11-16T02:15:00Z') },
    { beginAt: new Date('2026-11-23T01:00:00Z'), endAt: new Date('2026-11-23T01:30:00Z') },
  ]
  expect(beginsOf([monday], taken, now)).toEqual(['2026-11-23 09:30', '2026-11-23 10:00'])
})

it('counts days in Shanghai, Sunday as the seventh, in the order of time', () => {
  const lateSunday = { weekday: 7, begin: 23 * 60 + 30, end: 24 * 60 }
  const earlySunday = { weekday: 7, begin: 0, end: 30 }
  expect(beginsOf([lateSunday, earlySunday], [], now)).toEqual([
    '2026-11-22 00:00',
    '2026-11-22 23:30',
    '2026-11-29 00:00',
    '2026-11-29 23:30',
  ])
})
