import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { freePort } from '#server/testing/free-port.ts'
import { openIngest } from './open-ingest.ts'
import type { Ingest } from './open-ingest.ts'

let ingest: Ingest | undefined
afterEach(() => ingest?.close())

async function open() {
  const port = await freePort()
  ingest = await openIngest(port, '127.0.0.1', async () => undefined)
  return port
}

/** A valid RTMP handshake, followed by the given bytes. */
async function say(port: number, bytes: Buffer) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.resume()
  socket.write(Buffer.concat([Buffer.from([3]), Buffer.alloc(1536), Buffer.alloc(1536), bytes]))
  await once(socket, 'close')
}

it('survives clients that send garbage, announce huge messages or send an invalid address', async () => {
  const port = await open()
  // A message that announces 16 MB: memory is not allocated because a stranger says so.
  await say(port, Buffer.from([0x03, 0, 0, 0, 0xff, 0xff, 0xff, 20, 0, 0, 0, 0]))
  // `connect` with a tcUrl that no parser accepts.
  const text = (words: string) => Buffer.concat([Buffer.from([0, words.length]), Buffer.from(words)])
  const connectTo = Buffer.concat([
    Buffer.from([2]),
    text('connect'),
    Buffer.from([0, 0x3f, 0xf0, 0, 0, 0, 0, 0, 0]),
    Buffer.from([3]),
    text('tcUrl'),
    Buffer.from([2]),
    text('no address'),
    Buffer.from([0, 0, 9]),
  ])
  await say(
    port,
    Buffer.concat([Buffer.from([3, 0, 0, 0, 0, 0, connectTo.length, 20, 0, 0, 0, 0]), connectTo]),
  )
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.destroy()
})

it('leaves room for lecturers when one address opens all the connections it can', async () => {
  const port = await freePort()
  ingest = await openIngest(port, '0.0.0.0', async () => undefined)
  const from = async (localAddress: string) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    socket.on('error', () => undefined)
    socket.resume()
    await once(socket, 'connect')
    return socket
  }
  const isOpen = (socket: Socket) =>
    new Promise<boolean>((resolve) => {
      if (socket.destroyed) return resolve(false)
      socket.once('data', () => resolve(true)).once('close', () => resolve(false))
      // The server answers a greeting; a connection that it has refused is closed instead.
      socket.write(Buffer.concat([Buffer.from([3]), Buffer.alloc(1536)]))
    })
  const greedy = await Promise.all(Array.from({ length: 30 }, () => from('127.0.0.2')))
  const open = await Promise.all(greedy.map(isOpen))
  expect(open.filter(Boolean)).toHaveLength(20)
  const lecturer = await from('127.0.0.3')
  expect(await isOpen(lecturer)).toBe(true)
  greedy.forEach((socket) => socket.destroy())
  lecturer.destroy()
})

it('reports that another process has the port', async () => {
  const port = await open()
  await expect(openIngest(port, '127.0.0.1', async () => undefined)).rejects.toMatchObject({
    code: 'EADDRINUSE',
  })
})
