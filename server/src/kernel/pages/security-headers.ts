import type { FastifyInstance } from 'fastify'
import type { Env } from '#kernel/env.ts'

const wechatScripts = 'https://res.wx.qq.com'

type Policy = {
  host: string
  bootHash: string
  styleHashes: string[]
  /** Whether other sites may show the page in a frame. */
  isEmbeddable: boolean
}

/** What the console may load and do: as a page, but no scripts of others, no frame around it, and styles by their nonce. */
export function consolePolicy(env: Env, host: string, nonce: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    ['connect-src', "'self'", ...socketsOf(host), ...ownHosts(env)].join(' '),
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}

const ownHosts = (env: Env) => Object.values(env.HOSTS ?? {}).flatMap((hosts) => Object.values(hosts))

/** A host is whatever the caller says; a word more would become a word of the policy. */
const socketsOf = (host: string) => (/^[\w.:[\]-]+$/.test(host) ? [`ws://${host}`, `wss://${host}`] : [])

/** What a page may load and do. The boot script and a rendered page's styles are allowed by their hashes; nothing else is inline. */
export function contentPolicy(env: Env, { host, bootHash, styleHashes, isEmbeddable }: Policy): string {
  const live = [env.LIVE_PLAY_FLV, env.LIVE_PLAY_HLS].flatMap((url) => (url ? [new URL(url).origin] : []))
  const edge = env.EDGE_URL ? [env.EDGE_URL] : []
  const rooms = env.LIVEKIT_URL ? [new URL(env.LIVEKIT_URL).origin, httpOriginOf(env.LIVEKIT_URL)] : []
  return [
    "default-src 'self'",
    `script-src 'self' 'sha256-${bootHash}' ${wechatScripts}`,
    ['style-src', "'self'", ...styleHashes.map((hash) => `'sha256-${hash}'`)].join(' '),
    // What the server renders carries proportions and the like in style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    ['connect-src', "'self'", ...socketsOf(host), ...ownHosts(env), ...edge, ...live, ...rooms].join(' '),
    "frame-src 'self' https:",
    `frame-ancestors ${isEmbeddable ? '*' : "'self'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}

/** A page asks a LiveKit server why it cannot connect by the same address over http. */
const httpOriginOf = (socketUrl: string) => new URL(socketUrl.replace(/^ws/, 'http')).origin

const permissions = (whose: '(self)' | '()') => `camera=${whose}, microphone=${whose}, geolocation=()`
const withoutCamera = permissions('()')
const withCamera = permissions('(self)')
const pathOf = (url: string) => url.replace(/\/?(?:\?.*)?$/, '')

export function secureHeaders(app: FastifyInstance, cameraPages: string[]): void {
  const pages = new Set(cameraPages)
  app.addHook('onRequest', (request, reply, done) => {
    const isCall = request.routeOptions.config.call !== undefined
    void reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': !isCall && pages.has(pathOf(request.url)) ? withCamera : withoutCamera,
    })
    if (request.protocol === 'https') void reply.header('strict-transport-security', 'max-age=31536000')
    done()
  })
}
