import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let { toast, toastSignal } = await import('./toast.ts')

// A module of its own: other tests of this process show toasts as well.
beforeEach(async () => {
  vi.resetModules()
  ;({ toast, toastSignal } = await import('./toast.ts'))
  vi.useFakeTimers()
})

afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

const shown = () => toastSignal.get()?.message ?? null

it('shows a message for 2.5 seconds', () => {
  toast('saved', 'success')
  expect(toastSignal.get()).toEqual({ message: 'saved', kind: 'success' })
  vi.advanceTimersByTime(2499)
  expect(shown()).toBe('saved')
  vi.advanceTimersByTime(1)
  expect(shown()).toBeNull()
})

it('shows one at a time, in order', () => {
  toast('one')
  toast('two')
  toast('three')
  expect(shown()).toBe('one')
  vi.advanceTimersByTime(2500)
  expect(shown()).toBe('two')
  vi.advanceTimersByTime(2500)
  expect(shown()).toBe('three')
  vi.advanceTimersByTime(2500)
  expect(shown()).toBeNull()
})

it('shows a repeated message once, a little longer', () => {
  toast('network down', 'failure')
  vi.advanceTimersByTime(2000)
  toast('network down', 'failure')
  vi.advanceTimersByTime(2000)
  expect(shown()).toBe('network down')
  vi.advanceTimersByTime(500)
  expect(shown()).toBeNull()
})

it('does not delay waiting messages when one is repeated', () => {
  toast('one')
  toast('two')
  vi.advanceTimersByTime(2000)
  toast('one')
  vi.advanceTimersByTime(500)
  expect(shown()).toBe('two')
})

it('does not queue a message that is already waiting', () => {
  toast('one')
  toast('two')
  toast('two')
  vi.advanceTimersByTime(5000)
  expect(shown()).toBeNull()
})
