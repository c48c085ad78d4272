import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ticksOf } from './ticks-of.ts'

it.each([
  [0, 7, [0, 2, 4, 6, 8]],
  [0, 0, [0, 0.5]],
  [-3, 10, [-5, 0, 5, 10]],
  [0, 0.62, [0, 0.2, 0.4, 0.6, 0.8]],
  [0, 1234, [0, 500, 1000, 1500]],
])('has round values from %d to %d', (least, most, ticks) => {
  expect(ticksOf(least, most)).toEqual(ticks)
})

it('holds every value, has zero, and is short', () => {
  const value = fc.double({ min: 0, max: 1e9, noNaN: true }).filter((one) => one === 0 || one > 1e-6)
  fc.assert(
    fc.property(value, value, (below, above) => {
      const ticks = ticksOf(-below, above)
      expect(ticks[0]).toBeLessThanOrEqual(-below)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(above * (1 - 1e-9))
      expect(ticks).toContain(0)
      expect(ticks.length).toBeLessThanOrEqual(8)
    }),
  )
})
