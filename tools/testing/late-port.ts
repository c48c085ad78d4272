import { once } from 'node:events'
import net from 'node:net'
import type { Socket } from 'node:net'

/** An address of a database that can be away: connections are passed on while it is open. */
export type LatePort = { url: string; open(): Promise<void>; cut(): Promise<void> }

export function latePort(databaseUrl: string, port: number): LatePort {
  const target = new URL(databaseUrl)
  const url = new URL(databaseUrl)
  url.port = String(port)
  const sockets = new Set<Socket>()
  let server: net.Server | undefined
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => sockets.delete(socket))
  }
  return {
    url: url.href,
    async open() {
      server = net.createServer((inside) => {
        const outside = net.connect(Number(target.port), target.hostname)
        keep(inside)
        keep(outside)
        inside.pipe(outside).pipe(inside)
        inside.once('close', () => outside.destroy())
        outside.once('close', () => inside.destroy())
      })
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    async cut() {
      const closed = server && once(server, 'close')
      server?.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
