import { createServer } from 'node:net'
import type { Server, Socket } from 'node:net'
import { createConnectionLimit } from '#kernel/http/connection-limit.ts'
import { receivePublisher } from './receive-publisher.ts'
import type { Admit } from './receive-publisher.ts'

export type Ingest = { close(): Promise<void> }

const mostConnections = 200
/** More lecture halls than one hospital streams from at once, and few enough that nobody can take all connections. */
const mostPerNetwork = 20

/** Listens for streams. Rejects with EADDRINUSE if another process already does. */
export async function openIngest(port: number, host: string, admit: Admit): Promise<Ingest> {
  const sockets = new Set<Socket>()
  const limit = createConnectionLimit(mostPerNetwork)
  const server = createServer((socket) => {
    if (!limit.admit(socket.remoteAddress ?? '', socket)) {
      socket.destroy()
      return
    }
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    receivePublisher(socket, admit)
  })
  server.maxConnections = mostConnections
  await listen(server, port, host)
  return {
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

const listen = (server: Server, port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    // Exclusive: the processes of a cluster would otherwise share the port, and a stream would land in any of them.
    server.listen({ port, host, exclusive: true }, () => {
      server.off('error', reject)
      server.on('error', () => undefined)
      resolve()
    })
  })
