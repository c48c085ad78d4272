import { bridge } from './bridge.ts'
import { environment } from './environment.ts'

/** The files of this site that never change under their name: code, styles and pictures of the build. */
export const cacheable = (addresses: readonly string[], origin: string): string[] => [
  ...new Set(addresses.filter((address) => address.startsWith(`${origin}/assets/`))),
]

/** Asks the app to keep what this page has loaded, so that the next start needs no network for it. */
export function cacheResources(): void {
  if (environment().kind !== 'app') return
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const data = cacheable(loaded, location.origin)
  if (data.length > 0) bridge().send('resourceCache', { data })
}
