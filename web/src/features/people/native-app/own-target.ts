/** Screens that only lead on: a target among them would never arrive. */
const openers = new Set(['/appLink', '/openYpApp', '/download'])

/** The target of a deep link as a path of this site; anything that leads elsewhere becomes the home. */
export function ownTarget(target: string | null, origin: string): string {
  if (!target) return '/'
  try {
    const address = new URL(target, origin)
    if (address.origin !== origin || openers.has(address.pathname)) return '/'
    return address.pathname + address.search
  } catch {
    return '/'
  }
}

/** What the app is opened with; undefined when the scheme is none that an app could have. */
export function appAddress(scheme: string, origin: string, target: string): string | undefined {
  if (!/^[a-z][a-z0-9+.-]+$/.test(scheme) || /^(javascript|data|vbscript|blob|file|https?)$/.test(scheme))
    return undefined
  return `${scheme}://open?url=${encodeURIComponent(origin + target)}`
}
