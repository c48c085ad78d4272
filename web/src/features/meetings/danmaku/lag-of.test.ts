import { expect, it } from 'vitest'
import { lagOf } from './lag-of.ts'

const buffered = (...ends: number[]) => ({
  length: ends.length,
  start: (at: number) => ends[at]! - 1,
  end: (at: number) => ends[at]!,
})

it('is what the player has received and not shown yet', () => {
  expect(lagOf({ buffered: buffered(12.5), currentTime: 9 })).toBe(3500)
  expect(lagOf({ buffered: buffered(3, 12), currentTime: 11 })).toBe(1000)
  expect(lagOf({ buffered: buffered(12), currentTime: 12.2 })).toBe(0)
  expect(lagOf({ buffered: buffered(), currentTime: 5 })).toBe(0)
})
