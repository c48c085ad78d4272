import { expect, it } from 'vitest'
import { secondsLeft } from './countdown.ts'

it('counts from 60 down to 0 (R272)', () => {
  expect(secondsLeft(60_000, 0)).toBe(60)
  expect(secondsLeft(60_000, 59_001)).toBe(1)
  expect(secondsLeft(60_000, 60_000)).toBe(0)
  expect(secondsLeft(60_000, 90_000)).toBe(0)
})

it('never locks for longer, whatever the clock did', () => {
  expect(secondsLeft(10_000_000, 0)).toBe(60)
})
