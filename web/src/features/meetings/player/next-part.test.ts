import { expect, it } from 'vitest'
import { isOffered } from './next-part.ts'

it('offers the next part in the last five seconds of what plays', () => {
  const at = (time: number, isPlaying = true, duration = 60) => isOffered({ time, duration, isPlaying })
  expect(at(54.9)).toBe(false)
  expect(at(55)).toBe(true)
  expect(at(58, false)).toBe(false)
  expect(at(1, true, 0)).toBe(false)
  expect(at(1, true, 4)).toBe(false)
})
