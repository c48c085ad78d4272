import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

/** A port that nobody uses at this moment. */
export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
