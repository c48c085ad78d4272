import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { editBeatMs, takeEditLock } from './edit-lock.ts'
import type { EditLockWorld } from './edit-lock.ts'
import { createFakeArea } from './fake-area.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Windows of one browser: what one writes, the others hear. */
function createBrowser() {
  const { area, kept } = createFakeArea()
  const windows = new Set<{ hear?: () => void; leave?: () => void }>()

  function open(userid = '1') {
    const self: { hear?: () => void; leave?: () => void } = {}
    windows.add(self)
    const held: boolean[] = []
    const world: EditLockWorld = {
      area: {
        read: area.read,
        write(key, text) {
          area.write(key, text)
          for (const other of windows) if (other !== self) queueMicrotask(() => other.hear?.())
        },
      },
      onWritten(listener) {
        self.hear = listener
        return () => delete self.hear
      },
      onLeft(listener) {
        self.leave = listener
        return () => delete self.leave
      },
    }
    const release = takeEditLock({ userid, onHeld: (isHeld) => held.push(isHeld) }, world)
    return { held, release, leave: () => self.leave?.() }
  }
  return { open, kept }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('lets the first window edit and refuses the second', async () => {
  const { open } = createBrowser()
  const first = open()
  await pass(60_000)
  const second = open()
  await pass(60_000)
  expect(first.held).toEqual([true])
  expect(second.held).toEqual([false])
})

it('is free again once the first window is left or closed', async () => {
  const { open, kept } = createBrowser()
  const first = open()
  first.release()
  const second = open()
  second.leave()
  const third = open()
  expect([first, second, third].map(({ held }) => held)).toEqual([[true], [true], [true]])
  third.release()
  second.release()
  expect(kept.size).toBe(0)
})

it('does not stop the other account of a browser', () => {
  const { open } = createBrowser()
  expect(open('1').held).toEqual([true])
  expect(open('2').held).toEqual([true])
})

it('is free 15 s after the window that had it has died', async () => {
  const { open, kept } = createBrowser()
  const stored = { window: 'dead', openedAt: Date.now(), reportedAt: Date.now() }
  kept.set('edit_window_1', JSON.stringify(stored))
  await pass(3 * editBeatMs - 1)
  expect(open().held).toEqual([false])
  await pass(1)
  expect(open().held).toEqual([true])
})

it('goes back to a hidden window whose reports are late', async () => {
  const { open, kept } = createBrowser()
  const hidden = open()
  const late = { ...JSON.parse(kept.get('edit_window_1')!), reportedAt: Date.now() - 3 * editBeatMs }
  await pass(1)
  kept.set('edit_window_1', JSON.stringify(late))
  const second = open()
  expect(second.held).toEqual([true])
  await pass(0)
  expect(second.held).toEqual([true, false])
  await pass(60_000)
  expect(hidden.held).toEqual([true])
  expect(open().held).toEqual([false])
})

it('leaves one of two windows that are opened in the same moment', async () => {
  const { open, kept } = createBrowser()
  const first = open()
  kept.clear()
  const second = open()
  await pass(60_000)
  expect([first, second].filter(({ held }) => held.at(-1))).toHaveLength(1)
})

it.each(['no json', 'null', '{"window":"x"}'])('is not stopped by %s in its place', (source) => {
  const { open, kept } = createBrowser()
  kept.set('edit_window_1', source)
  expect(open().held).toEqual([true])
})
