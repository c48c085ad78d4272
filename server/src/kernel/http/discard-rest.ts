import type { IncomingMessage } from 'node:http'

const mostBytes = 16 * 1024 * 1024
const longest = 30_000

/**
 * Reads on and throws away what a refused client is still sending: many listen only when they are done, and
 * would never see why they were refused. Who does not come to an end is cut off.
 */
export function discardRest(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return
  let received = 0
  const cutOff = () => void request.socket.destroy()
  const timer = setTimeout(cutOff, longest).unref()
  request.on('data', (chunk: Buffer) => {
    received += chunk.length
    if (received > mostBytes) cutOff()
  })
  request.once('close', () => clearTimeout(timer))
  request.unpipe()
  request.resume()
}
