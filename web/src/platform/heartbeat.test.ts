import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startHeartbeat } from './heartbeat.ts'

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
