import { expect, it } from 'vitest'
import type { PlayedRange } from '#contract/meetings/study.ts'
import { completedMs, gainOf } from './lesson-rules.ts'

const now = Date.parse('2026-07-01T10:00:00Z')
const played = (from: number, to: number, rate = 100): PlayedRange => [from * 1000, to * 1000, rate, 1]
const gain = (ranges: PlayedRange[], given: Partial<Parameters<typeof gainOf>[0]> = {}) =>
  gainOf({ ranges, claimedUntil: 0, now, lessonSeconds: 600, playableSeconds: Infinity, ...given })

it('counts what was played, and where it was left', () => {
  expect(gain([played(0, 10), played(60, 65)])).toMatchObject({
    covered: [
      [0, 10_000],
      [60_000, 65_000],
    ],
    watchedMs: 15_000,
    position: 65,
  })
})

it('counts no more than the time that has passed, so that a repeated report adds nothing', () => {
  const first = gain([played(0, 10)], { claimedUntil: now - 10_000 })
  expect(first.watchedMs).toBe(10_000)
  const again = gain([played(0, 10)], { claimedUntil: first.claimedUntil })
  expect(again.watchedMs).toBeLessThanOrEqual(1500)
  expect(gain([played(0, 600)], { claimedUntil: now - 5000 }).watchedMs).toBeLessThanOrEqual(6500)
})

it('covers twice as much at double speed', () => {
  expect(gain([played(0, 20, 200)], { claimedUntil: now - 10_000 })).toMatchObject({
    covered: [[0, 20_000]],
    watchedMs: 10_000,
  })
})

it('covers nothing beyond the trial or the end of the video', () => {
  const trial = gain([played(20, 40)], { playableSeconds: 30 })
  expect(trial).toMatchObject({ covered: [[20_000, 30_000]], position: 30 })
  expect(gain([played(590, 620)])).toMatchObject({ covered: [[590_000, 600_000]], position: 600 })
})

it('changes no position when nothing was played, and never leaves the video', () => {
  expect(gain([]).position).toBeUndefined()
  expect(gain([[-5000, -1000, 100, 1]])).toMatchObject({ covered: [], position: 0 })
})

it.each([
  [600, 540_000],
  [0, undefined],
])('completes a lesson of %i seconds with %j ms', (seconds, ms) => {
  expect(completedMs(seconds)).toBe(ms)
})
