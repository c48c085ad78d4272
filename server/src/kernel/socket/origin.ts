import type { IncomingMessage } from 'node:http'
import type { Env } from '#kernel/env.ts'

/**
 * Whether a page may open the socket with the login cookie of whoever looks at it. Programs that are no browser
 * send no origin: they may connect too, but their cookie proves nothing.
 */
type OriginCheck = (request: IncomingMessage) => 'own' | 'none' | 'foreign'

export function createOriginCheck(env: Pick<Env, 'PUBLIC_ORIGIN' | 'HOSTS'>): OriginCheck {
  const configured = new Set<string>()
  for (const address of [
    env.PUBLIC_ORIGIN,
    ...Object.values(env.HOSTS ?? {}).flatMap((hosts) => Object.values(hosts)),
  ]) {
    // Socket addresses name the same host as the page that opens them.
    const url = address === undefined ? null : URL.parse(address.replace(/^ws/, 'http'))
    if (url) configured.add(url.origin)
  }
  return ({ headers: { origin, host } }) => {
    if (origin === undefined) return 'none'
    const url = URL.parse(origin)
    if (!url) return 'foreign'
    return configured.has(url.origin) || (host !== undefined && url.host === host.toLowerCase())
      ? 'own'
      : 'foreign'
  }
}
