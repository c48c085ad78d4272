import { expect, it } from 'vitest'
import { createClock } from './clock.ts'

it('follows the device until the server reports its time, then the server', () => {
  let device = 1000
  const clock = createClock(() => device)
  expect(clock.now()).toBe(1000)
  clock.correct(601_000)
  expect(clock.now()).toBe(601_000)
  device = 3000
  expect(clock.now()).toBe(603_000)
  clock.correct(3500)
  expect(clock.now()).toBe(3500)
})

it('ignores an invalid time', () => {
  const clock = createClock(() => 1000)
  clock.correct(Number.NaN)
  expect(clock.now()).toBe(1000)
})
