import { expect, it } from 'vitest'
import { remainingTo } from './countdown.ts'

const begin = Date.parse('2026-11-15T11:30:00Z')

it.each([
  [1, [0, 0, 0, 1]],
  [1000, [0, 0, 0, 1]],
  [1001, [0, 0, 0, 2]],
  [59_999, [0, 0, 1, 0]],
  [3_600_000, [0, 1, 0, 0]],
  [86_399_000, [0, 23, 59, 59]],
  [86_400_000, [1, 0, 0, 0]],
  [2 * 86_400_000 + 3 * 3_600_000 + 4 * 60_000 + 5000, [2, 3, 4, 5]],
])('%i ms before, it shows %j', (left, [days, hours, minutes, seconds]) => {
  expect(remainingTo(begin, begin - left)).toEqual({ days, hours, minutes, seconds })
})

it('is over at the moment itself, after it, and when there is no moment', () => {
  expect(remainingTo(begin, begin)).toBeUndefined()
  expect(remainingTo(begin, begin + 1)).toBeUndefined()
  expect(remainingTo(Number.NaN, begin)).toBeUndefined()
})
