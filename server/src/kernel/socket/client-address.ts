import type { IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'

/** Who is really calling, by the function that fastify uses for `request.ip`: calls and the socket cannot disagree. */
export function createClientAddress(trustedProxies: string[]): (request: IncomingMessage) => string {
  const isTrusted = proxyAddress.compile(trustedProxies)
  return (request) => proxyAddress(request, isTrusted)
}
