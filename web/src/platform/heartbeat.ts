export const heartbeatMs = 240_000

type Heartbeat = {
  everyMs?: number
  isLoggedIn: () => boolean
  report: () => Promise<unknown>
}

/** Reports presence periodically while somebody is logged in. Returns a function that stops it. */
export function startHeartbeat({ everyMs = heartbeatMs, isLoggedIn, report }: Heartbeat): () => void {
  const beat = async () => {
    if (!isLoggedIn()) return
    // The next report makes up for a lost one; no error is shown.
    await report().catch(() => undefined)
  }
  const timer = setInterval(() => void beat(), everyMs)
  return () => clearInterval(timer)
}
