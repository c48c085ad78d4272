import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openingWaitMs, startOpening } from './opening.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function world() {
  const listeners = new Set<() => void>()
  let isHidden = false
  return {
    go: vi.fn(),
    fallBack: vi.fn(),
    isHidden: () => isHidden,
    onHide(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    hide() {
      isHidden = true
      for (const listener of listeners) listener()
    },
    show() {
      isHidden = false
    },
    listeners,
  }
}

it('goes to the app at once and falls back when the page is still in front', () => {
  const page = world()
  startOpening(page, 'xinglin://open')
  expect(page.go).toHaveBeenCalledWith('xinglin://open')
  vi.advanceTimersByTime(openingWaitMs - 1)
  expect(page.fallBack).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(page.fallBack).toHaveBeenCalledOnce()
  expect(page.listeners.size).toBe(0)
})

it('stays when the app came to the front, even after the person has come back', () => {
  const page = world()
  startOpening(page, 'xinglin://open')
  vi.advanceTimersByTime(500)
  page.hide()
  page.show()
  vi.advanceTimersByTime(openingWaitMs)
  expect(page.fallBack).not.toHaveBeenCalled()
})

it('does nothing more once the screen is left', () => {
  const page = world()
  startOpening(page, 'xinglin://open')()
  vi.advanceTimersByTime(openingWaitMs)
  expect(page.fallBack).not.toHaveBeenCalled()
  expect(page.listeners.size).toBe(0)
})
