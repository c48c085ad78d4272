import type { FastifyInstance } from 'fastify'
import type { Services } from '#kernel/services.ts'
import { edgeLivePath } from './edge-segment.ts'
import { livePath } from './live-address.ts'
import { serveLiveHook } from './live-hook.ts'
import type { OnAir } from './on-air.ts'
import { sendLive } from './send-live.ts'

/** Streams are served on the port of the pages: one address to open, one policy to enforce. */
export function serveLive(app: FastifyInstance, services: Services, onAir: OnAir): void {
  app.get(`${livePath}*`, { config: { isUncounted: true } }, (request, reply) => {
    reply.hijack()
    void sendLive(services, onAir, request.raw, reply.raw, true)
  })
  app.get(`${edgeLivePath}*`, { config: { isUncounted: true } }, (request, reply) => {
    reply.hijack()
    void sendLive(services, onAir, request.raw, reply.raw, true)
  })
  serveLiveHook(app, services)
}
