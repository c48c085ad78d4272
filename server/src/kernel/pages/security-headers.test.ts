import fastify from 'fastify'
import { expect, it } from 'vitest'
import { readEnv } from '#kernel/env.ts'
import { contentPolicy, secureHeaders } from './security-headers.ts'

const policyOf = (host: string, isEmbeddable = false) =>
  contentPolicy(readEnv({}), { host, bootHash: 'hash', styleHashes: [], isEmbeddable })

const connectOf = (host: string) =>
  policyOf(host)
    .split('; ')
    .filter((rule) => rule.startsWith('connect-src'))

it.each(['localhost:3000', 'xinglin.example', '[::1]:3000'])('lets sockets go to %s', (host) => {
  expect(connectOf(host)).toEqual([`connect-src 'self' ws://${host} wss://${host}`])
})

it('lets other sites frame only pages that are made for it', () => {
  expect(policyOf('a.b')).toContain("frame-ancestors 'self'")
  expect(policyOf('a.b', true)).toContain('frame-ancestors *')
})

it('takes nothing from a host that is none', () => {
  const policy = policyOf('a.b; script-src *')
  expect(policy).not.toContain('script-src *')
  expect(connectOf('a.b; script-src *')).toEqual(["connect-src 'self'"])
})

it.each([
  ['/broadcast', '(self)'],
  ['/broadcast/', '(self)'],
  ['/broadcast?id=1', '(self)'],
  ['/broadcast/?id=1', '(self)'],
  ['/broadcaster', '()'],
  ['/broadcast/else', '()'],
  ['/else?/broadcast', '()'],
  ['/', '()'],
])('gives %s the camera for %s', async (url, whose) => {
  const app = fastify()
  secureHeaders(app, ['/broadcast'])
  app.get('/*', async () => '')
  const { headers } = await app.inject(url)
  expect(headers['permissions-policy']).toBe(`camera=${whose}, microphone=${whose}, geolocation=()`)
})

it('lets browsers come by https alone for a year, guess no types and tell no addresses to others', async () => {
  const app = fastify({ trustProxy: true })
  secureHeaders(app, [])
  app.get('/', async () => '')
  const { headers } = await app.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } })
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
  expect((await app.inject('/')).headers['strict-transport-security']).toBeUndefined()
})
