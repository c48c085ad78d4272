import { expect, it } from 'vitest'
import { createTimeline, readPlace } from './replica-lag.ts'

it('reads places of the log in their order', () => {
  expect(readPlace('0/0')).toBe(0n)
  expect(readPlace('16/B374D848')).toBe(0x16_b374_d848n)
  expect(readPlace('1/0') > readPlace('0/FFFFFFFF')).toBe(true)
})

it('tells how late a replica is by what it has replayed', () => {
  const timeline = createTimeline()
  expect(timeline.lagMs(9n, 1000)).toBe(Infinity)
  for (const [at, place] of [
    [1000, 10n],
    [2000, 20n],
    [3000, 20n],
  ] as const)
    timeline.add(at, place)
  expect(timeline.lagMs(20n, 3050)).toBe(50)
  expect(timeline.lagMs(25n, 3050)).toBe(50)
  expect(timeline.lagMs(19n, 3050)).toBe(2050)
  expect(timeline.lagMs(9n, 3050)).toBe(Infinity)
})
