import { onPageWake } from './page-wake.ts'

export const heartbeatMs = 240_000

type Heartbeat = {
  everyMs?: number
  isLoggedIn: () => boolean
  report: () => Promise<unknown>
  onWake?: (listener: () => void) => () => void
}

/**
 * Reports presence periodically while somebody is logged in, and at once when the device has slept longer than that.
 * Returns a function that stops it.
 */
export function startHeartbeat(heartbeat: Heartbeat): () => void {
  const { everyMs = heartbeatMs, isLoggedIn, report, onWake = onPageWake } = heartbeat
  let lastAt = Date.now()
  const beat = async () => {
    lastAt = Date.now()
    if (!isLoggedIn()) return
    // The next report makes up for a lost one; no error is shown.
    await report().catch(() => undefined)
  }
  const timer = setInterval(() => void beat(), everyMs)
  const unlisten = onWake(() => {
    if (Date.now() - lastAt >= everyMs) void beat()
  })
  return () => {
    clearInterval(timer)
    unlisten()
  }
}
