import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = { method: string; target: string; headers: IncomingHttpHeaders; body: Buffer }
/** An answer, or one of the failures: no answer, connection cut before it, connection cut in the middle. */
export type Reply =
  | { status: number; body: unknown; headers?: Record<string, string> }
  | 'silence'
  | 'cut'
  | 'half'

/** A gateway on this machine, for tests: `answer` decides how it responds to each request. */
export async function openStandIn(answer: (request: Received) => Reply) {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url: target = '', headers } = request
      const whole = { method, target, headers, body: Buffer.concat(chunks) }
      received.push(whole)
      const reply = answer(whole)
      if (reply === 'silence') return
      if (reply === 'cut') {
        request.socket.destroy()
        return
      }
      if (reply === 'half') {
        response.writeHead(200, { 'content-length': 100 })
        response.write('{"Code":', () => request.socket.destroy())
        return
      }
      response.writeHead(reply.status, { location: '/elsewhere', ...reply.headers })
      const { body } = reply
      response.end(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export type StandIn = Awaited<ReturnType<typeof openStandIn>>
