import { afterEach, expect, it, vi } from 'vitest'
import { partTimeoutMs, withinTime } from './load-screen.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('gives up on a chunk after 120 seconds', async () => {
  vi.useFakeTimers()
  const late = expect(withinTime(new Promise(() => undefined))).rejects.toThrow(/in time/)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  await late
  expect(partTimeoutMs).toBe(120_000)
})

it('passes on a loaded chunk or a failure at once', async () => {
  await expect(withinTime(Promise.resolve('part'))).resolves.toBe('part')
  await expect(withinTime(Promise.reject(new Error('404')))).rejects.toThrow('404')
})
