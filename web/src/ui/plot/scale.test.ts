import { expect, it } from 'vitest'
import { axisTop } from './scale.ts'

it.each([
  [[], 1],
  [[0, 0], 1],
  [[0.4, 0.9], 1],
  [[1], 1],
  [[1, 3], 5],
  [[7], 10],
  [[10], 10],
  [[11], 20],
  [[486, 12], 500],
  [[5001], 10_000],
])('the axis of %j ends at %d', (values, top) => {
  expect(axisTop(values)).toBe(top)
})
