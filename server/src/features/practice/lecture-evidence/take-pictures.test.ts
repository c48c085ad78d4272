import { expect, it } from 'vitest'
import { partOf, randomSeconds } from './take-pictures.ts'

const began = new Date('2026-05-01T01:00:00Z')
const at = (minutes: number) => new Date(began.getTime() + minutes * 60_000)
const recording = { began_at: began, seconds: 3600, video: '/files/u/a.mp4' }

it.each([
  ['the session', recording, [{ begin_at: at(10), end_at: at(30) }], { from: 600, until: 1800 }],
  [
    'from first to last',
    recording,
    [
      { begin_at: at(-5), end_at: at(5) },
      { begin_at: at(50), end_at: at(90) },
    ],
    { from: 0, until: 3599 },
  ],
  ['all without sessions', recording, [], { from: 0, until: 3599 }],
  [
    'all of an uploaded one',
    { ...recording, began_at: null },
    [{ begin_at: at(10), end_at: at(30) }],
    { from: 0, until: 3599 },
  ],
  [
    'all when the times do not meet',
    recording,
    [{ begin_at: at(100), end_at: at(130) }],
    { from: 0, until: 3599 },
  ],
  ['half of a short one', { ...recording, seconds: 1 }, [], { from: 0, until: 0.5 }],
  ['nothing of an empty one', { ...recording, seconds: 0 }, [], undefined],
  ['nothing of one that is elsewhere', { ...recording, video: 'https://a.example/b.mp4' }, [], undefined],
])('takes pictures of %s', (_case, recorded, sessions, part) => {
  expect(partOf(recorded, sessions)).toEqual(part)
})

it('spreads the moments over the part', () => {
  const seconds = randomSeconds({ from: 100, until: 700 }, 6)
  seconds.forEach((second, n) => {
    expect(second).toBeGreaterThanOrEqual(100 + n * 100)
    expect(second).toBeLessThan(200 + n * 100)
  })
})
