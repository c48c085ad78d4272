import { createServer } from 'node:net'
import type { Server, Socket } from 'node:net'
import logger from 'node-media-server/src/core/logger.js'
import { receivePublisher } from './receive-publisher.ts'
import type { Admit } from './receive-publisher.ts'

export type Ingest = { close(): Promise<void> }

const mostConnections = 200

// The library prints to the console.
logger.log = () => undefined

/** Listens for streams. Rejects with EADDRINUSE if another process already does. */
export async function openIngest(port: number, host: string, admit: Admit): Promise<Ingest> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
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
