import { expect, it } from 'vitest'
import { momentByArrival, momentByStart } from './picture-moment.ts'

const video = (end: number | undefined, currentTime: number) => ({
  buffered: { length: end === undefined ? 0 : 1, start: () => 0, end: () => end ?? 0 },
  currentTime,
})

it('knows the moment of a picture by the piece that came soonest', () => {
  let now = 1_000_000
  const shown = video(10, 8)
  const moment = momentByArrival(shown, () => now)
  expect(moment()).toBe(998_000)
  // Nothing came for a while: the picture goes on as evenly as before.
  now += 1000
  shown.currentTime = 9
  expect(moment()).toBe(999_000)
  // Two seconds come at once.
  Object.assign(shown, video(12, 9.5))
  now += 500
  expect(moment()).toBe(999_000)
  // A stream that had a gap is believed later.
  now += 11_000
  Object.assign(shown, video(20, 18))
  expect(moment()).toBe(now - 2000)
})

it('knows none without a picture, and the one that the browser tells', () => {
  expect(momentByArrival(video(undefined, 0))()).toBeUndefined()
  expect(momentByStart(video(10, 8))()).toBeUndefined()
  expect(momentByStart({ currentTime: 8, getStartDate: () => new Date(Number.NaN) })()).toBeUndefined()
  expect(momentByStart({ currentTime: 8, getStartDate: () => new Date(5000) })()).toBe(13_000)
})
