import { STATUS_CODES } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'

type Upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => void

const claimed = new WeakMap<Server, Map<string, Upgrade>>()

/** Requests for a socket go to whoever has claimed their path; the others are turned away. */
export function claimUpgrades(server: Server, path: string, upgrade: Upgrade): void {
  const known = claimed.get(server)
  if (known) return void known.set(path, upgrade)
  const paths = new Map([[path, upgrade]])
  claimed.set(server, paths)
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const found = paths.get(request.url?.split('?')[0] ?? '')
    if (found) found(request, stream, head)
    // Another one may be waiting for it, such as the hot reload of the development server.
    else if (server.listenerCount('upgrade') === 1) refuseUpgrade(stream, 404)
  })
}

export function refuseUpgrade(stream: Duplex, status: number): void {
  // Whoever was turned away may be gone before hearing it.
  stream.on('error', () => undefined)
  stream.once('finish', () => stream.destroy())
  stream.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
