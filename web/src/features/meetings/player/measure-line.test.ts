import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { measureFile } from './measure-line.ts'

const seconds = (length: number) => ({ length: 1, start: () => 0, end: () => length })
const video = { paused: false, readyState: 0, duration: Number.NaN, buffered: seconds(0) }
const fetch = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('HTMLMediaElement', { HAVE_FUTURE_DATA: 3 })
  vi.stubGlobal('fetch', fetch)
  fetch.mockResolvedValue(new Response('', { headers: { 'content-range': 'bytes 0-0/240000' } }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('asks for the size of a file once, when its length is known', async () => {
  const rates: (number | undefined)[] = []
  const stop = measureFile(video as unknown as HTMLVideoElement, {
    address: '/lecture.mp4',
    isSound: false,
    onRate: (rate) => rates.push(rate),
  })
  await vi.advanceTimersByTimeAsync(5000)
  expect(fetch).not.toHaveBeenCalled()
  Object.assign(video, { duration: 24, buffered: seconds(1) })
  await vi.advanceTimersByTimeAsync(1000)
  video.buffered = seconds(2)
  await vi.advanceTimersByTimeAsync(1000)
  expect(fetch).toHaveBeenCalledTimes(1)
  // 80,000 bits for each second of the video, of which one came in a second.
  expect(rates.at(-1)).toBe(80_000)
  stop()
})
