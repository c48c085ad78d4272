import { createKept, deviceArea, fieldsOf } from './kept.ts'
import type { StorageArea } from './kept.ts'

/** How often an open edit page reports that it is still open. */
export const editBeatMs = 5_000

/** A page that has missed two reports in a row is gone. */
const goneAfterMs = 3 * editBeatMs

/** The window that edits, since when, and when it last reported. */
type Holder = { window: string; openedAt: number; reportedAt: number }

export type EditLockWorld = {
  area: StorageArea
  /** Calls back when another window has written to the area. */
  onWritten: (listener: () => void) => () => void
  /** Calls back when the page is closed or left. */
  onLeft: (listener: () => void) => () => void
}

type EditLockOptions = {
  userid: string
  /** Told whether this window edits: at once, and again when it has to give way. */
  onHeld: (isHeld: boolean) => void
}

/**
 * One lock per account over all edit pages, so that no window overwrites what another one is editing. Returns a function
 * that releases it.
 *
 * A browser delays the timers of a hidden window for a minute and more, so a missed report may come from a window that is
 * still open. Such a window hears that its lock was taken and takes it back: of two windows the older one stays.
 */
export function takeEditLock(
  { userid, onHeld }: EditLockOptions,
  world: EditLockWorld = browser,
): () => void {
  const [number] = crypto.getRandomValues(new Uint32Array(1))
  const own = { window: String(number), openedAt: Date.now() }
  const holder = createKept(world.area, `edit_window_${userid}`, readHolder)

  const isOwn = () => holder.get()?.window === own.window

  function mustGiveWay(): boolean {
    const other = holder.get()
    if (!other || isOwn() || Date.now() - other.reportedAt >= goneAfterMs) return false
    return other.openedAt === own.openedAt ? other.window < own.window : other.openedAt < own.openedAt
  }

  function report() {
    if (!mustGiveWay()) return holder.set({ ...own, reportedAt: Date.now() })
    stop()
    return onHeld(false)
  }

  const release = () => {
    if (isOwn()) holder.clear()
  }
  /** What others write elsewhere is no reason to write as well: the windows would answer each other without end. */
  const handleWritten = () => {
    if (!isOwn()) report()
  }
  const timer = setInterval(report, editBeatMs)
  const unlisten = [world.onWritten(handleWritten), world.onLeft(release)]
  function stop() {
    clearInterval(timer)
    for (const end of unlisten) end()
  }

  if (!mustGiveWay()) onHeld(true)
  report()
  return () => {
    stop()
    release()
  }
}

function readHolder(stored: unknown): Holder | undefined {
  const { window, openedAt, reportedAt } = fieldsOf(stored)
  return typeof window === 'string' && typeof openedAt === 'number' && typeof reportedAt === 'number'
    ? { window, openedAt, reportedAt }
    : undefined
}

const listenTo = (name: 'storage' | 'pagehide') => (listener: () => void) => {
  window.addEventListener(name, listener)
  return () => window.removeEventListener(name, listener)
}

const browser: EditLockWorld = {
  area: deviceArea,
  onWritten: (listener) => listenTo('storage')(listener),
  onLeft: (listener) => listenTo('pagehide')(listener),
}
