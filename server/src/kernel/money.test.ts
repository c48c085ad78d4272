import { expect, it } from 'vitest'
import { portionOf } from './money.ts'

it.each([
  [100, 1, 3, 33],
  [200, 1, 3, 67],
  [1, 1, 2, 1],
  [-1, 1, 2, -1],
  [-100, 1, 3, -33],
  [9841, 70, 100, 6889],
  [0, 70, 100, 0],
])('of %i fen, %i parts of %i are %i', (fen, part, whole, portion) => {
  expect(portionOf(fen, part, whole)).toBe(portion)
})
