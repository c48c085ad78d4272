export const heartbeatMs = 240_000

type Heartbeat = {
  everyMs?: number
  isLoggedIn: () => boolean
  report: () => Promise<unknown>
}

/** Reports presence again and again while somebody is logged in. Returns what stops it. */
export function startHeartbeat({ everyMs = heartbeatMs, isLoggedIn, report }: Heartbeat): () => void {
  const beat = async () => {
    if (!isLoggedIn()) return
    // A lost report is made up for by the next one; nobody is told.
    await report().catch(() => undefined)
  }
  const timer = setInterval(() => void beat(), everyMs)
  return () => clearInterval(timer)
}
