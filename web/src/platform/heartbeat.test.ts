import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startHeartbeat as start } from './heartbeat.ts'

const startHeartbeat = (
  heartbeat: Omit<Parameters<typeof start>[0], 'onWake'>,
  wakes = new Set<() => void>(),
) =>
  start({
    ...heartbeat,
    onWake(listener) {
      wakes.add(listener)
      return () => void wakes.delete(listener)
    },
  })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('reports every 240000 ms while logged in (R100)', async () => {
  const report = vi.fn<() => Promise<void>>(async () => {})
  startHeartbeat({ isLoggedIn: () => true, report })
  await vi.advanceTimersByTimeAsync(239_999)
  expect(report).toHaveBeenCalledTimes(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(report).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(480_000)
  expect(report).toHaveBeenCalledTimes(3)
})

it('reports nothing while nobody is logged in, and after the stop (R101)', async () => {
  const report = vi.fn<() => Promise<void>>(async () => {})
  let isLoggedIn = true
  const stop = startHeartbeat({ isLoggedIn: () => isLoggedIn, report })
  isLoggedIn = false
  await vi.advanceTimersByTimeAsync(480_000)
  expect(report).not.toHaveBeenCalled()
  isLoggedIn = true
  await vi.advanceTimersByTimeAsync(240_000)
  expect(report).toHaveBeenCalledTimes(1)
  stop()
  await vi.advanceTimersByTimeAsync(480_000)
  expect(report).toHaveBeenCalledTimes(1)
})

it('goes on after a report that failed', async () => {
  const report = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('offline')))
  startHeartbeat({ isLoggedIn: () => true, report })
  await vi.advanceTimersByTimeAsync(480_000)
  expect(report).toHaveBeenCalledTimes(2)
})

it('reports at once after the device has slept, and not when it was only looked at', async () => {
  const wakes = new Set<() => void>()
  const report = vi.fn<() => Promise<void>>(async () => {})
  const stop = startHeartbeat({ isLoggedIn: () => true, report }, wakes)
  const wake = () => wakes.forEach((listener) => listener())
  wake()
  expect(report).not.toHaveBeenCalled()
  // Timers stand still while a device sleeps; the clock does not.
  vi.setSystemTime(Date.now() + 8 * 3600_000)
  wake()
  wake()
  expect(report).toHaveBeenCalledTimes(1)
  stop()
  expect(wakes.size).toBe(0)
})
