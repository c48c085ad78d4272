import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { overlay, overlaySignal } from './overlay.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

it('appears only after 200 ms', () => {
  overlay.show()
  vi.advanceTimersByTime(199)
  expect(overlaySignal.get()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(overlaySignal.get()).toBe(true)
  overlay.hide()
  expect(overlaySignal.get()).toBe(false)
})

it('never appears for a quick answer', () => {
  overlay.show()
  vi.advanceTimersByTime(100)
  overlay.hide()
  vi.advanceTimersByTime(1000)
  expect(overlaySignal.get()).toBe(false)
})

it('stays until the last one is done', () => {
  overlay.show()
  overlay.show()
  vi.advanceTimersByTime(200)
  overlay.hide()
  expect(overlaySignal.get()).toBe(true)
  overlay.hide()
  expect(overlaySignal.get()).toBe(false)
})

it('tolerates one hide too many', () => {
  overlay.hide()
  overlay.show()
  vi.advanceTimersByTime(200)
  expect(overlaySignal.get()).toBe(true)
  overlay.hide()
})
