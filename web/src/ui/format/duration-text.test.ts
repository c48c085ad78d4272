import { expect, it } from 'vitest'
import { durationText } from './duration-text.ts'

it.each([
  [0, '0:00'],
  [5, '0:05'],
  [65, '1:05'],
  [750, '12:30'],
  [3599.9, '59:59'],
  [3600, '1:00:00'],
  [3723, '1:02:03'],
  [36_000, '10:00:00'],
  [-3, '0:00'],
])('%d seconds are shown as %s', (seconds, shown) => {
  expect(durationText(seconds)).toBe(shown)
})
