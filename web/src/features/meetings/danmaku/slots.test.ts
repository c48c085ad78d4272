import { expect, it } from 'vitest'
import { createThinner, roomFor } from './thinner.ts'

it('limits the lines per second, whatever their order', () => {
  const fits = createThinner(2)
  expect([1.1, 5, 1.9, 1.2, 5.5, 5.9].map(fits)).toEqual([true, true, true, false, true, false])
})

it('derives the limit from the size of the picture', () => {
  expect(roomFor({ width: 390, height: 110, rowHeight: 28, seconds: 8 })).toBe(1)
  expect(roomFor({ width: 1280, height: 720, rowHeight: 28, seconds: 8 })).toBeGreaterThanOrEqual(17)
})
