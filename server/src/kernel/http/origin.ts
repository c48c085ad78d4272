import type { IncomingMessage } from 'node:http'
import type { Env } from '#kernel/env.ts'

export type OriginEnv = Partial<
  Pick<Env, 'PUBLIC_ORIGIN' | 'DESKTOP_ORIGIN' | 'OLD_MOBILE_ORIGIN' | 'TEST_HOST' | 'HOSTS'>
>

/** The origins of the pages and services that are configured. */
export function ownOrigins(env: OriginEnv): Set<string> {
  const services = Object.values(env.HOSTS ?? {}).flatMap((hosts) => Object.values(hosts))
  const test = env.TEST_HOST === undefined ? [] : [`http://${env.TEST_HOST}`, `https://${env.TEST_HOST}`]
  const addresses = [env.PUBLIC_ORIGIN, env.DESKTOP_ORIGIN, env.OLD_MOBILE_ORIGIN, ...services, ...test]
  // Socket addresses name the same host as the page that opens them.
  const urls = addresses.map((address) => address && URL.parse(address.replace(/^ws/, 'http')))
  return new Set(urls.flatMap((url) => (url ? [url.origin] : [])))
}

/**
 * Whether a page may open the socket with the login cookie of its visitor. Programs that are not browsers
 * send no origin: they may connect too, but their cookie proves nothing.
 */
type OriginCheck = (request: Pick<IncomingMessage, 'headers'>) => 'own' | 'none' | 'foreign'

export function createOriginCheck(env: OriginEnv): OriginCheck {
  const configured = ownOrigins(env)
  return ({ headers: { origin, host } }) => {
    if (origin === undefined) return 'none'
    const url = URL.parse(origin)
    if (!url) return 'foreign'
    return configured.has(url.origin) || (host !== undefined && url.host === host.toLowerCase())
      ? 'own'
      : 'foreign'
  }
}

/**
 * Whether a page of somebody else sends a request: such a page could log its visitor in as somebody whom it has chosen. Programs say
 * neither of the two; what only reads is linked to and shown by others.
 */
export function createForeignPageCheck(env: OriginEnv) {
  const originOf = createOriginCheck(env)
  return (request: Pick<IncomingMessage, 'headers' | 'method'>): boolean => {
    const site = request.headers['sec-fetch-site']
    if (request.method === 'GET' || request.method === 'HEAD' || site === 'same-origin') return false
    const origin = originOf(request)
    return origin === 'foreign' || (origin === 'none' && (site === 'cross-site' || site === 'same-site'))
  }
}
