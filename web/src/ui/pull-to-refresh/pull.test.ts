import { expect, it } from 'vitest'
import { judgeTouch, pullDistance } from './pull.ts'

it.each([
  [-30, 0],
  [0, 0],
  [60, 30],
  [192, 96],
  [900, 96],
])('a finger %i px down moves the page %i px', (finger, page) => {
  expect(pullDistance(finger)).toBe(page)
})

it.each([
  [2, 3, 'undecided'],
  [0, 20, 'pull'],
  [10, 20, 'pull'],
  [20, 10, 'other'],
  [-20, 10, 'other'],
  [0, -20, 'other'],
] as const)('a touch %i sideways and %i down is judged %s', (sideways, down, judged) => {
  expect(judgeTouch(sideways, down)).toBe(judged)
})
