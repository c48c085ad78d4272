import { createServer } from 'node:net'

/** The wanted port when nobody listens on it, else one the system gives. */
export async function freePort(wanted: number | undefined): Promise<number> {
  const port = wanted === undefined ? undefined : await listenOnce(wanted)
  return port ?? (await listenOnce(0)) ?? Promise.reject(new Error('no free port on 127.0.0.1'))
}

function listenOnce(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen({ port, host: '127.0.0.1' }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined))
    })
  })
}
