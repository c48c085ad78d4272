import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import type { TestRedis } from './test-redis.ts'

/** Plays as much of Redis as the server uses, on machines without one: counters that expire, and channels. */
export async function startRedisStandIn(port = 0): Promise<TestRedis> {
  const counters = new Map<string, { value: number; endsAt: number }>()
  const listeners = new Map<string, Set<Socket>>()
  const sockets = new Set<Socket>()

  const counterOf = (key: string) => {
    const found = counters.get(key)
    if (found && found.endsAt > Date.now()) return found
    const counter = { value: 0, endsAt: Infinity }
    counters.set(key, counter)
    return counter
  }

  const commands: Record<string, (args: string[], socket: Socket) => string> = {
    info: () => bulk('redis_version:7.0.0\r\nloading:0\r\n'),
    client: () => '+OK\r\n',
    select: () => '+OK\r\n',
    ping: (_args, socket) => (isListening(socket) ? array([bulk('pong'), bulk('')]) : '+PONG\r\n'),
    incrby: ([key, amount]) => number((counterOf(key!).value += Number(amount))),
    decr: ([key]) => number((counterOf(key!).value -= 1)),
    mget: (keys) =>
      array(keys.map((key) => bulk(counters.has(key) ? String(counterOf(key).value) : undefined))),
    pexpire: ([key, ms]) => {
      const counter = counterOf(key!)
      if (counter.endsAt !== Infinity) return number(0)
      counter.endsAt = Date.now() + Number(ms)
      return number(1)
    },
    subscribe: ([channel], socket) => {
      listeners.set(channel!, (listeners.get(channel!) ?? new Set<Socket>()).add(socket))
      return array([bulk('subscribe'), bulk(channel), number(1)])
    },
    publish: ([channel, text]) => {
      const heard = [...(listeners.get(channel!) ?? [])]
      for (const socket of heard) socket.write(array([bulk('message'), bulk(channel), bulk(text)]))
      return number(heard.length)
    },
  }
  const isListening = (socket: Socket) => [...listeners.values()].some((all) => all.has(socket))

  const server = createServer((socket) => {
    sockets.add(socket)
    let read = Buffer.alloc(0)
    let queued: string[][] | undefined
    const run = ([name = '', ...args]: string[]) =>
      commands[name.toLowerCase()]?.(args, socket) ?? `-ERR unknown command '${name}'\r\n`
    const answer = (command: string[]): string => {
      const name = command[0]!.toLowerCase()
      if (name === 'multi') queued = []
      else if (name === 'exec') {
        const all = queued ?? []
        queued = undefined
        return array(all.map(run))
      } else if (queued) {
        queued.push(command)
        return '+QUEUED\r\n'
      } else return run(command)
      return '+OK\r\n'
    }
    socket.on('error', () => undefined)
    socket.on('close', () => {
      sockets.delete(socket)
      for (const all of listeners.values()) all.delete(socket)
    })
    socket.on('data', (chunk) => {
      read = Buffer.concat([read, chunk])
      for (let found = readCommand(read); found; found = readCommand(read)) {
        read = read.subarray(found.length)
        socket.write(answer(found.command))
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `redis://127.0.0.1:${taken}`,
    port: taken,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

/** The first command of what has arrived, an array of strings with their lengths, and how many bytes it takes. */
function readCommand(bytes: Buffer): { command: string[]; length: number } | undefined {
  let at = 0
  const readLine = () => {
    const end = bytes.indexOf('\r\n', at)
    if (end < 0) return undefined
    const line = bytes.toString('utf8', at, end)
    at = end + 2
    return Number(line.slice(1))
  }
  const count = readLine()
  if (count === undefined) return undefined
  const command: string[] = []
  while (command.length < count) {
    const length = readLine()
    if (length === undefined || bytes.length < at + length + 2) return undefined
    command.push(bytes.toString('utf8', at, at + length))
    at += length + 2
  }
  return { command, length: at }
}

const number = (value: number) => `:${value}\r\n`
const bulk = (text: string | undefined) =>
  text === undefined ? '$-1\r\n' : `$${Buffer.byteLength(text)}\r\n${text}\r\n`
const array = (parts: string[]) => `*${parts.length}\r\n${parts.join('')}`
