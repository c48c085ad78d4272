/** The longest wait, where a browser does not report idleness or is never idle. */
const atLastMs = 2000

/** Runs low-priority work when the browser is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, atLastMs)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(work, { timeout: atLastMs })
  return () => cancelIdleCallback(idle)
}
