import { createServer, request } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { seeded } from '#demo/seeded.ts'

type Badness = {
  bitsPerSecond: number
  /** The share of requests that are lost, from 0 to 1. */
  loss: number
}

/** No address is lost more often than this one after the other, so that no journey depends on luck. */
const mostInARow = 3
const pieceBytes = 1250

/** A line to a server over which all answers share a bandwidth, and on which requests get lost. */
export async function openBadLine(server: string, { bitsPerSecond, loss }: Badness) {
  const target = new URL(server)
  const { chance } = seeded(17)
  const lostInARow = new Map<string, number>()
  let speed = bitsPerSecond
  let queue = Promise.resolve()
  let lost = 0

  function isLost({ method, url }: IncomingMessage): boolean {
    const address = `${method} ${url}`
    const before = lostInARow.get(address) ?? 0
    const is = before < mostInARow && chance(loss)
    lostInARow.set(address, is ? before + 1 : 0)
    if (is) lost += 1
    return is
  }

  /** Resolves when the line has carried so many bytes, after all that was sent before. */
  const carry = (bytes: number) => (queue = queue.then(() => pause((bytes * 8000) / speed)))

  async function send(body: AsyncIterable<Buffer>, response: ServerResponse): Promise<void> {
    for await (const chunk of body)
      for (let at = 0; at < chunk.length; at += pieceBytes) {
        const piece = chunk.subarray(at, at + pieceBytes)
        await carry(piece.length)
        response.write(piece)
      }
    response.end()
  }

  const line = createServer((asked, response) => {
    const willBeLost = isLost(asked)
    // Half of the lost ones never arrive; of the others the server has done what was asked, and the answer is lost.
    if (willBeLost && chance(0.5)) {
      asked.socket.resetAndDestroy()
      return
    }
    const { method, url, headers } = asked
    const passed = request(new URL(url!, target), { method, headers }, (answer) => {
      if (willBeLost) {
        asked.socket.resetAndDestroy()
        return
      }
      response.writeHead(answer.statusCode!, answer.headers)
      send(answer, response).catch(() => response.destroy())
    })
    passed.on('error', () => response.destroy())
    response.on('close', () => passed.destroy())
    asked.pipe(passed)
  })
  // Sockets carry little: they are only lost.
  line.on('upgrade', (asked: IncomingMessage, socket: Socket, head: Buffer) => {
    if (isLost(asked)) {
      socket.resetAndDestroy()
      return
    }
    const passed = connect(Number(target.port), target.hostname, () => {
      const headers = asked.rawHeaders
        .map((text, at) => (at % 2 === 0 ? `${text}: ` : `${text}\r\n`))
        .join('')
      passed.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${headers}\r\n`)
      passed.write(head)
      passed.pipe(socket).pipe(passed)
    })
    for (const end of [passed, socket])
      end.on('error', () => [passed, socket].forEach((one) => one.destroy()))
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(line.address() as AddressInfo).port}`,
    /** How many requests were lost so far. */
    lost: () => lost,
    /** From now on so many bits pass each second. */
    setSpeed: (bits: number) => void (speed = bits),
    close() {
      line.close()
      line.closeAllConnections()
    },
  }
}
