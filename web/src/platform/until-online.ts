/** Resolves after a while, or as soon as there is a line again. */
export function untilOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms)
    function end() {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}
