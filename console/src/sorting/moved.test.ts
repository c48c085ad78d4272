import { expect, it } from 'vitest'
import { moved, placeByKey } from './moved.ts'

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 9, 'bca'],
  [2, -1, 'cab'],
])('moves an entry from %i to %i', (from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(expected)
})

it.each([
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, undefined],
  ['ArrowDown', 2, undefined],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['x', 1, undefined],
])('moves by %s from %i', (key, at, to) => {
  expect(placeByKey(key, at, 3)).toBe(to)
})
