import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { homeCalls } from '#contract/discover/home.ts'
import { readEnv } from '#kernel/env.ts'
import { insertFile } from '#kernel/files/files.queries.ts'
import { testApp } from '#server/testing/test-app.ts'
import { openApp } from './open-app.ts'

const held: Socket[] = []
const letGo = () => {
  for (const socket of held.splice(0)) socket.destroy()
}
afterEach(letGo)

/** Sends the beginning of a request and nothing more, and never reads. */
async function hold(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').pause()
  socket.on('error', () => undefined)
  held.push(socket)
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

const holdMany = (count: number, port: number, text: string) =>
  Promise.all(Array.from({ length: count }, () => hold(port, text)))

const unfinished = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\na=`

const isClosed = async (socket: Socket) => {
  socket.resume()
  await once(socket, 'close')
  return true
}

describe('the server', () => {
  const expectServed = async () => {
    const app = await testApp()
    const list = { college_id: 0, disease_id: 0, page: 1, order: 'new', type: 0 } as const
    for (const path of ['/healthz', '/readyz']) expect((await fetch(app.url + path)).status).toBe(200)
    expect((await app.client().ask(homeCalls.advance, list)).status).toBe(200)
  }

  it('serves others while 505 clients do not finish what they send', async () => {
    const app = await testApp()
    await holdMany(505, Number(new URL(app.url).port), unfinished(homeCalls.advance.path))
    await expectServed()
  })

  it('serves others while 520 clients do not read what they asked for', async () => {
    const app = await testApp()
    const { db, providers } = app.services
    const body = Buffer.alloc(30 * 1024 * 1024)
    await providers.storage.put('u/2026/11/large.pdf', body, 'application/pdf')
    await insertFile(db, { key: 'u/2026/11/large.pdf', mime: 'application/pdf', size: body.length })
    const ask = 'GET /files/u/2026/11/large.pdf HTTP/1.1\r\nHost: x\r\n\r\n'
    await holdMany(520, Number(new URL(app.url).port), ask)
    await expectServed()
  })
})

describe('a slow client', () => {
  let app: FastifyInstance
  const open = async () => {
    app = openApp(readEnv({ LOG_LEVEL: 'silent' }), { bodyMs: 300, silenceMs: 600, closingMs: 600 })
    app.post('/posts', async () => ({}))
    app.get('/large', async () => 'x'.repeat(30 * 1024 * 1024))
    await app.listen({ port: 0, host: '127.0.0.1' })
    return (app.server.address() as AddressInfo).port
  }
  afterEach(async () => {
    letGo()
    await app.close()
  })

  it('is cut off when its body does not come', async () => {
    expect(await isClosed(await hold(await open(), unfinished('/posts')))).toBe(true)
  })

  it('is cut off when its body comes by single characters', async () => {
    const socket = await hold(await open(), unfinished('/posts'))
    const dripping = setInterval(() => socket.write('a'), 50)
    expect(await isClosed(socket)).toBe(true)
    clearInterval(dripping)
  })

  it('is cut off when it does not read its answer', async () => {
    const port = await open()
    const connected = once(app.server, 'connection')
    await hold(port, 'GET /large HTTP/1.1\r\nHost: x\r\n\r\n')
    await connected
    const count = () =>
      new Promise((resolve) => void app.server.getConnections((_error, found) => resolve(found)))
    await expect.poll(count).toBe(0)
  })

  it('does not keep the server from stopping', async () => {
    app = openApp(readEnv({ LOG_LEVEL: 'silent' }), { bodyMs: 600_000, silenceMs: 600_000, closingMs: 200 })
    app.post('/posts', async () => ({}))
    app.get('/large', async () => 'x'.repeat(30 * 1024 * 1024))
    const asked = Promise.withResolvers<void>()
    const answered = Promise.withResolvers<string>()
    app.get('/slow', () => {
      asked.resolve()
      return answered.promise
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    await hold(port, unfinished('/posts'))
    await hold(port, 'GET /large HTTP/1.1\r\nHost: x\r\n\r\n')
    const slow = fetch(`http://127.0.0.1:${port}/slow`)
    const count = () =>
      new Promise((resolve) => void app.server.getConnections((_error, found) => resolve(found)))
    await asked.promise
    await expect.poll(count).toBe(3)
    const closed = app.close()
    answered.resolve('answered')
    expect(await (await slow).text()).toBe('answered')
    await closed
  })

  it('gives way to the next ones of its address when there are too many', async () => {
    app = openApp(readEnv({ LOG_LEVEL: 'silent' }))
    app.post('/posts', async () => ({}))
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const first = await hold(port, unfinished('/posts'))
    const closed = isClosed(first)
    await holdMany(256, port, unfinished('/posts'))
    expect(await closed).toBe(true)
    const answer = await fetch(`http://127.0.0.1:${port}/posts`, {
      method: 'POST',
      body: new URLSearchParams({ a: 'b' }),
    })
    expect(answer.status).toBe(200)
  })
})
