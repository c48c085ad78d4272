import { expect, it } from 'vitest'
import { createSoundClock } from './sound-clock.ts'

const second = 32_000

function run() {
  let now = 1_000_000
  const clock = createSoundClock(() => now)
  return {
    clock,
    at(moment: number, seconds: number) {
      now = moment
      clock.note(seconds * second)
    },
  }
}

it('takes the first seconds, which come at once, for what was said before', () => {
  const { clock, at } = run()
  at(1_000_000, 2)
  expect(clock.momentOf(0)).toBe(998_000)
  expect(clock.momentOf(2000)).toBe(1_000_000)
})

it('is not moved by pieces that come late', () => {
  const { clock, at } = run()
  at(1_000_000, 1)
  at(1_001_700, 1)
  at(1_002_000, 1)
  expect(clock.momentOf(1500)).toBe(1_000_500)
})

it('follows a stream that had a gap, after some seconds', () => {
  const { clock, at } = run()
  at(1_000_000, 1)
  // Three seconds were not sent.
  for (let more = 0; more < 12; more++) at(1_004_000 + more * 1000, 1)
  expect(clock.momentOf(13_000)).toBe(1_015_000)
})
