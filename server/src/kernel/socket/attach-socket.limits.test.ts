import { request } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defineTopic } from '#contract/wire/topic.ts'
import { closeTestSockets, openTestSocket, until } from '#server/testing/test-socket.ts'

afterEach(closeTestSockets)

const said = defineTopic('said', 'A word in a test.', z.object({ text: z.string() }))

it('ends a client that sends too much, whatever it sends', async () => {
  const socket = await openTestSocket({ limits: { framesPerWindow: 5 } })
  const [talker, garbler, pinger, calm] = [
    await socket.open(),
    await socket.open(),
    await socket.open(),
    await socket.open(),
  ]
  for (let n = 0; n < 6; n++) {
    talker.send('login')
    garbler.ws.send('{')
    pinger.ws.ping()
  }
  expect(await Promise.all([talker.closed, garbler.closed, pinger.closed])).toEqual([1008, 1008, 1008])
  expect(socket.counters.dropped).toBe(3)
  await calm.logIn()
})

it('lets a client talk again in the next window', async () => {
  const socket = await openTestSocket({ limits: { framesPerWindow: 5, rateWindowMs: 1 } })
  const client = await socket.open()
  for (let n = 1; n <= 20; n++) {
    client.send('login')
    await client.heard('ready', n)
  }
  expect(socket.counters.dropped).toBe(0)
})

it('closes on a frame that is too large', async () => {
  const client = await (await openTestSocket()).open()
  client.ws.send('x'.repeat(17 * 1024))
  expect(await client.closed).toBe(1009)
})

it('closes a client that does not log in', async () => {
  const socket = await openTestSocket({ limits: { loginMs: 3_000 } })
  const loggedIn = await (await socket.open()).logIn()
  const silent = await socket.open()
  expect(await silent.closed).toBe(1008)
  expect(loggedIn.ws.readyState).toBe(loggedIn.ws.OPEN)
})

it('lets go of a client that does not answer pings, and of no other', async () => {
  // Both ends live in this process: whatever holds it up has to be shorter than the time to answer.
  const socket = await openTestSocket({ limits: { pingMs: 3_000, framesPerWindow: 10_000 } })
  const alive = await (await socket.open()).logIn()
  const silent = await (await socket.open({ autoPong: false })).logIn()
  expect(await silent.closed).toBe(1006)
  await until(() => socket.counters.connections === 1, 'the silent client to be gone')
  expect(alive.ws.readyState).toBe(alive.ws.OPEN)
  expect(socket.counters.dropped).toBe(1)
})

it('lets go of a client that does not read, while others hear everything', async () => {
  const socket = await openTestSocket({ limits: { unreadBytes: 256 * 1024 } })
  const [reader, slow] = [await (await socket.open()).logIn(), await (await socket.open()).logIn()]
  await reader.join('public:1')
  await slow.join('public:1')
  slow.ws.pause()
  let sent = 0
  await until(async () => {
    for (const end = sent + 10; sent < end; sent++) {
      await socket.rooms.toGroup(said, 'public:1', { text: 'x'.repeat(90_000) })
    }
    await reader.heard('said', sent)
    return socket.counters.dropped === 1
  }, 'the slow client to be dropped')
  await until(() => socket.rooms.connectedHere('public:1') === 1, 'the slow client to be gone')
  expect(reader.of('said')).toHaveLength(sent)
})

it('limits the connections of one address, and counts those that left no more', async () => {
  const socket = await openTestSocket({ limits: { connectionsPerAddress: 2 } })
  const [first] = [await socket.open(), await socket.open()]
  await expect(socket.open()).rejects.toMatchObject({ status: 429 })
  first.ws.close()
  await until(() => socket.counters.connections === 1, 'the first to be gone')
  await socket.open()
})

it('tells the clients of a trusted proxy apart', async () => {
  const env = { TRUSTED_PROXIES: ['loopback'] }
  const socket = await openTestSocket({ env, limits: { connectionsPerAddress: 1 } })
  const from = (address: string) => socket.open({ headers: { 'x-forwarded-for': address } })
  await from('203.0.113.1')
  await from('203.0.113.2')
  await expect(from('203.0.113.1')).rejects.toMatchObject({ status: 429 })
})

it('counts the addresses of one IPv6 network together', async () => {
  const env = { TRUSTED_PROXIES: ['loopback'] }
  const socket = await openTestSocket({ env, limits: { connectionsPerAddress: 1 } })
  const from = (address: string) => socket.open({ headers: { 'x-forwarded-for': address } })
  await from('2001:db8:0:1::1')
  await from('2001:db8:0:2::1')
  await expect(from('2001:db8:0:1:9::7')).rejects.toMatchObject({ status: 429 })
})

it('answers other paths with 404', async () => {
  const socket = await openTestSocket()
  const status = await new Promise((resolve) => {
    const headers = { connection: 'upgrade', upgrade: 'websocket' }
    request(`http://${socket.host}/elsewhere`, { headers }, (response) => resolve(response.statusCode)).end()
  })
  expect(status).toBe(404)
})
