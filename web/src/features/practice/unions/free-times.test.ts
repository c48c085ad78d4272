import { expect, it } from 'vitest'
import { freeHours, hourOf, isFree, shownHours } from './free-times.ts'

const day = '2026-11-20'
const taken = [
  { department_id: 1, begin_time: `${day} 08:30`, end_time: `${day} 10:00` },
  { department_id: 2, begin_time: `${day} 10:00`, end_time: `${day} 11:00` },
]
const now = '2026-11-19 12:00'

it('proposes the next hours at which a department is free, or all are', () => {
  const begins = (departmentId: number | undefined, most = 2) =>
    freeHours([day, '2026-11-21'], { taken, departmentId, now, most }).map(({ begin_time }) => begin_time)
  expect(begins(1)).toEqual([`${day} 10:00`, `${day} 11:00`])
  expect(begins(2)).toEqual([`${day} 08:00`, `${day} 09:00`])
  expect(begins(undefined)).toEqual([`${day} 11:00`, `${day} 12:00`])
  expect(begins(undefined, 8).at(-1)).toBe('2026-11-21 08:00')
})

it('proposes nothing that has begun', () => {
  const [first] = freeHours([day], { taken: [], now: `${day} 09:20`, most: 1 })
  expect(first).toEqual({ begin_time: `${day} 10:00`, end_time: `${day} 11:00` })
})

it('lets meetings touch, and not overlap', () => {
  expect(isFree(hourOf(day, 10), [taken[0]!])).toBe(true)
  expect(isFree(hourOf(day, 9), [taken[0]!])).toBe(false)
})

it('shows the working day, and what is taken outside of it', () => {
  expect(shownHours(day, taken)).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17])
  const late = { begin_time: `${day} 19:00`, end_time: `${day} 20:30` }
  expect(shownHours(day, [late]).at(-1)).toBe(20)
  const overnight = { begin_time: '2026-11-19 22:00', end_time: `${day} 07:00` }
  expect(shownHours(day, [overnight])[0]).toBe(0)
})
