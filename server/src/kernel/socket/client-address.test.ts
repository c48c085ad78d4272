import type { IncomingMessage } from 'node:http'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { createClientAddress } from './client-address.ts'

const trustProxy = ['loopback', '10.1.0.0/16', '2001:db8::5']
const addressOf = createClientAddress(trustProxy)

const app = fastify({ trustProxy })
app.get('/', (request, reply) => reply.send(request.ip))

it.each([
  ['198.51.100.1', '203.0.113.9', '198.51.100.1'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['2001:db8::5', '203.0.113.9', '203.0.113.9'],
  ['10.1.2.3', '203.0.113.9, 10.1.9.9', '203.0.113.9'],
  ['10.1.2.3', '203.0.113.9, 198.51.100.7', '198.51.100.7'],
  ['10.1.2.3', 'made up, 203.0.113.9', '203.0.113.9'],
  ['10.1.2.3', 'made up', 'made up'],
  ['10.2.2.3', '203.0.113.9', '10.2.2.3'],
])('from %s, forwarded for %s, it is %s, as for calls', async (remoteAddress, forwarded, expected) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const request = { socket: { remoteAddress }, headers }
  expect(addressOf(request as unknown as IncomingMessage)).toBe(expected)
  expect((await app.inject({ url: '/', remoteAddress, headers })).body).toBe(expected)
})
