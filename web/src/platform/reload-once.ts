const pauseMs = 60_000

/** Reloads the page, unless it was reloaded for the same reason a moment ago. Returns whether it does. */
export function reloadOnce(reason: string): boolean {
  const key = `reloaded_at:${reason}`
  try {
    if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < pauseMs) return false
    sessionStorage.setItem(key, String(Date.now()))
  } catch {
    return false
  }
  location.reload()
  return true
}
