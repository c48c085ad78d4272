/** Where a browser does not tell when it is idle, or never is, it is done after this. */
const atLastMs = 2000

/** Does what can wait once nothing else is to be done. Returns what calls it off. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, atLastMs)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(work, { timeout: atLastMs })
  return () => cancelIdleCallback(idle)
}
