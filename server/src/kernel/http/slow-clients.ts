import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from './network.ts'

/**
 * How long a client may take: over the body of a plain call, without a sign of life while it sends or reads, and over all
 * that is left when the server stops.
 */
export type Patience = { bodyMs: number; silenceMs: number; closingMs: number }

/** Paused players stop reading; proxies give them a minute as well, and they continue by a new request. */
export const usualPatience: Patience = { bodyMs: 20_000, silenceMs: 60_000, closingMs: 5_000 }

/** More than the people behind one address need, and few enough that their buffers stay small. */
const mostPerNetwork = 256

/**
 * Bounds the requests that wait for their client: for the rest of a body, or until the answer has been read. When one network
 * has too many of them, the one that has waited longest is cut off, so that quick clients behind the same address are served.
 */
export function boundSlowClients(app: FastifyInstance, { bodyMs, closingMs }: Patience): void {
  const byNetwork = new Map<string, Set<Socket>>()

  const wait = (network: string, socket: Socket) => {
    let waiting = byNetwork.get(network)
    if (!waiting) byNetwork.set(network, (waiting = new Set()))
    waiting.add(socket)
    if (waiting.size <= mostPerNetwork) return
    const [oldest] = waiting
    waiting.delete(oldest!)
    oldest!.destroy()
  }
  const stopWaiting = (network: string, socket: Socket) => {
    const waiting = byNetwork.get(network)
    waiting?.delete(socket)
    if (waiting?.size === 0) byNetwork.delete(network)
  }

  app.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request)) {
      const { raw, socket } = request
      const network = networkOf(request.ip)
      wait(network, socket)
      // An upload may take long; it is cut off when it is silent.
      const { call } = request.routeOptions.config
      const timer = call?.upload || call?.bytes ? undefined : setTimeout(() => socket.destroy(), bodyMs)
      raw.once('close', () => {
        clearTimeout(timer)
        stopWaiting(network, socket)
      })
    }
    done()
  })
  app.addHook('preClose', (done) => {
    setTimeout(() => app.server.closeAllConnections(), closingMs).unref()
    done()
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    const { socket } = request
    const network = networkOf(request.ip)
    wait(network, socket)
    reply.raw.once('close', () => stopWaiting(network, socket))
    done()
  })
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
