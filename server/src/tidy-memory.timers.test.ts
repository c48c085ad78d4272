import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tidyMemory } from './tidy-memory.ts'

const megabyte = 1024 * 1024
const gc = vi.fn()
let rss = 0
let busyShare = 0

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('gc', gc)
  vi.spyOn(process.memoryUsage, 'rss').mockImplementation(() => rss)
  vi.spyOn(performance, 'eventLoopUtilization').mockImplementation(() => ({
    idle: 0,
    active: 0,
    utilization: busyShare,
  }))
  gc.mockReset().mockImplementation(() => void (rss = 180 * megabyte))
  rss = 220 * megabyte
  busyShare = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('collects what the start has left, and then nothing while little is added', () => {
  tidyMemory()
  vi.advanceTimersByTime(2_000)
  expect(gc).toHaveBeenCalledOnce()
  rss = 200 * megabyte
  vi.advanceTimersByTime(300_000)
  expect(gc).toHaveBeenCalledOnce()
})

it('collects what a large job has left, once the server is idle', () => {
  tidyMemory()
  vi.advanceTimersByTime(2_000)
  rss = 500 * megabyte
  busyShare = 0.5
  vi.advanceTimersByTime(120_000)
  expect(gc).toHaveBeenCalledOnce()
  busyShare = 0.01
  vi.advanceTimersByTime(60_000)
  expect(gc).toHaveBeenCalledTimes(2)
})
