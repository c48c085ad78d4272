import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createSlots, mostDelay, roomFor } from './slots.ts'

it('delays what does not fit into its second, whatever the order', () => {
  const slotOf = createSlots(2)
  expect([1.1, 5, 1.9, 1.2, 5.5, 5.75].map(slotOf)).toEqual([1.1, 5, 1.9, 2.2, 5.5, 6.75])
})

it('shows every one of three pairs in three seconds where one line a second has room', () => {
  const slotOf = createSlots(1)
  const shown = [10, 10.25, 11, 11.25, 12, 12.25].map(slotOf)
  expect(shown).toEqual([10, 11.25, 12, 13.25, 14, 15.25])
})

it('shows three lines that arrive at once after a lost connection', () => {
  const slotOf = createSlots(1)
  expect([7.5, 7.5, 7.5].map(slotOf)).toEqual([7.5, 8.5, 9.5])
})

it('drops a line only when every second within the delay is full, and never shows one early', () => {
  const seconds = fc.array(fc.double({ min: 0, max: 30, noNaN: true }), { maxLength: 120 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), seconds, (most, given) => {
      const slotOf = createSlots(most)
      const begun = new Map<number, number>()
      for (const second of given) {
        const slot = slotOf(second)
        const own = Math.floor(second)
        if (slot === undefined) {
          for (let at = own; at <= own + mostDelay; at++) expect(begun.get(at)).toBe(most)
          continue
        }
        const at = own + Math.round(slot - second)
        expect(slot).toBeGreaterThanOrEqual(second)
        expect(at - own).toBeLessThanOrEqual(mostDelay)
        begun.set(at, (begun.get(at) ?? 0) + 1)
        expect(begun.get(at)).toBeLessThanOrEqual(most)
      }
    }),
  )
})

it('derives the limit from the size of the picture', () => {
  expect(roomFor({ width: 390, height: 110, rowHeight: 28, seconds: 8 })).toBe(1)
  expect(roomFor({ width: 1280, height: 720, rowHeight: 28, seconds: 8 })).toBeGreaterThanOrEqual(17)
})
