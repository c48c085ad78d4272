import { expect, it } from 'vitest'
import { countParts } from './count-parts.ts'

it('counts each second in its part, the last one in the last', () => {
  expect(countParts([0, 9.9, 10, 25, 40], 40, 4)).toEqual([2, 1, 1, 1])
})

it('leaves out what lies outside the video', () => {
  expect(countParts([-1, 41, 5], 40, 2)).toEqual([1, 0])
  expect(countParts([0], 0, 2)).toEqual([0, 0])
})
