import { expect, it } from 'vitest'
import { nextSpeed } from './line-speed.ts'
import type { LineSpeed } from './line-speed.ts'

/** One measurement a second. */
const measured = (first: LineSpeed, kilobits: (number | undefined)[]) =>
  kilobits.reduce<LineSpeed>((line, one, second) => nextSpeed(line, one && one * 1000, second * 1000), first)

const repeated = (kilobits: number | undefined, times: number) =>
  Array.from({ length: times }, () => kilobits)

it('is slow once it has been under 150 kbit/s for six seconds', () => {
  expect(measured({ isSlow: false }, repeated(149, 6)).isSlow).toBe(false)
  expect(measured({ isSlow: false }, repeated(149, 7)).isSlow).toBe(true)
  expect(measured({ isSlow: false }, repeated(150, 60)).isSlow).toBe(false)
})

it('is not slow for one good measurement in between', () => {
  expect(measured({ isSlow: false }, [...repeated(100, 6), 400, ...repeated(100, 5)]).isSlow).toBe(false)
})

it('recovers only with something to spare', () => {
  expect(measured({ isSlow: true }, repeated(299, 60)).isSlow).toBe(true)
  expect(measured({ isSlow: true }, repeated(300, 15)).isSlow).toBe(true)
  expect(measured({ isSlow: true }, repeated(300, 16)).isSlow).toBe(false)
})

it('goes on counting while nothing is fetched, but begins with a measurement', () => {
  expect(measured({ isSlow: true }, [900, ...repeated(undefined, 15)]).isSlow).toBe(false)
  expect(measured({ isSlow: true }, repeated(undefined, 60)).isSlow).toBe(true)
  expect(measured({ isSlow: false }, [undefined, 10, undefined, undefined]).isSlow).toBe(false)
})
