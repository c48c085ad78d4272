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
 * Every call passes here, so there is neither a timer nor a listener for each: sockets that closed meanwhile are found and
 * dropped by the sweep.
 */
export function boundSlowClients(app: FastifyInstance, { bodyMs, closingMs }: Patience): void {
  const byNetwork = new Map<string, Set<Socket>>()
  /** When the body of a plain call has to be there, the earliest first. */
  const deadlines = new Map<Socket, number>()

  const wait = (network: string, socket: Socket) => {
    let waiting = byNetwork.get(network)
    if (!waiting) byNetwork.set(network, (waiting = new Set()))
    waiting.add(socket)
    if (waiting.size > mostPerNetwork) dropClosed(waiting)
    if (waiting.size <= mostPerNetwork) return
    const [oldest] = waiting
    waiting.delete(oldest!)
    oldest!.destroy()
  }
  const stopWaiting = (network: string, socket: Socket) => {
    deadlines.delete(socket)
    const waiting = byNetwork.get(network)
    waiting?.delete(socket)
    if (waiting?.size === 0) byNetwork.delete(network)
  }
  const sweep = () => {
    const now = Date.now()
    for (const [socket, deadline] of deadlines) {
      if (deadline > now) break
      deadlines.delete(socket)
      socket.destroy()
    }
    for (const [network, waiting] of byNetwork) {
      dropClosed(waiting)
      if (waiting.size === 0) byNetwork.delete(network)
    }
  }
  const sweeping = setInterval(sweep, bodyMs / 4).unref()

  app.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request)) {
      const { socket } = request
      wait(networkOf(request.ip), socket)
      // An upload may take long; it is cut off when it is silent.
      const { call } = request.routeOptions.config
      if (!call?.upload && !call?.bytes) deadlines.set(socket, Date.now() + bodyMs)
    }
    done()
  })
  // The body of a plain call has arrived; that of an upload is read by its handler.
  app.addHook('preValidation', (request, _reply, done) => {
    if (deadlines.has(request.socket)) stopWaiting(networkOf(request.ip), request.socket)
    done()
  })
  app.addHook('onSend', (request, _reply, _payload, done) => {
    wait(networkOf(request.ip), request.socket)
    done()
  })
  app.addHook('onResponse', (request, _reply, done) => {
    stopWaiting(networkOf(request.ip), request.socket)
    done()
  })
  app.addHook('preClose', (done) => {
    clearInterval(sweeping)
    setTimeout(() => app.server.closeAllConnections(), closingMs).unref()
    done()
  })
}

function dropClosed(waiting: Set<Socket>): void {
  for (const socket of waiting) if (socket.destroyed) waiting.delete(socket)
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
