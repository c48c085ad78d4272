import { expect, it } from 'vitest'
import { addHours, copyMonday, minuteText, timesByDay } from './week.ts'

it('writes minutes as times', () => {
  expect([0, 570, 1440].map(minuteText)).toEqual(['00:00', '09:30', '24:00'])
})

it('adds an afternoon, then hours after it, until the day is full', () => {
  const first = addHours([], 2)
  expect(first).toEqual([{ weekday: 2, begin: 840, end: 1020 }])
  expect(addHours(first, 2)[1]).toEqual({ weekday: 2, begin: 1020, end: 1140 })
  const full = [{ weekday: 2, begin: 0, end: 1440 }]
  expect(addHours(full, 2)).toEqual(full)
})

it('copies Monday to the working days and leaves the weekend', () => {
  const monday = { weekday: 1, begin: 480, end: 600 }
  const sunday = { weekday: 7, begin: 480, end: 540 }
  const copied = copyMonday([monday, { weekday: 3, begin: 0, end: 30 }, sunday])
  expect(copied.map(({ weekday, begin }) => [weekday, begin])).toEqual([
    [1, 480],
    [2, 480],
    [3, 480],
    [4, 480],
    [5, 480],
    [7, 480],
  ])
})

it('groups times by day', () => {
  const time = (begin_time: string) => ({ begin_time, end_time: '' })
  const times = ['2026-11-16 09:00', '2026-11-16 09:30', '2026-11-18 09:00'].map(time)
  expect(timesByDay(times).map(([day, list]) => [day, list.length])).toEqual([
    ['2026-11-16', 2],
    ['2026-11-18', 1],
  ])
})
