import { expect, it } from 'vitest'
import { likeness } from './nearest-terms.ts'

it.each([
  ['心力衰竭', '心力衰竭', 1],
  ['心力衰竭', '心力', 0.5],
  ['心力', '衰竭', 0],
  ['心', '心', 0],
  ['', '心力', 0],
])('compares %s with %s: %d', (a, b, expected) => expect(likeness(a, b)).toBe(expected))

it('is the same in both directions', () => {
  expect(likeness('急性心力衰竭', '慢性心衰')).toBe(likeness('慢性心衰', '急性心力衰竭'))
})
