import { afterAll, expect, it } from 'vitest'
import { failures } from '#contract/wire/failure.ts'
import { readEnv } from '#kernel/env.ts'
import { refuse } from '#kernel/fail.ts'
import { allowOwnOrigins } from './cross-origin.ts'
import { openApp, refuseMissing } from './open-app.ts'

const env = readEnv({
  LOG_LEVEL: 'silent',
  PUBLIC_ORIGIN: 'https://m.example.com',
  TEST_HOST: 'test.example.com',
  HOSTS: JSON.stringify({
    production: {
      api: 'https://api.example.com',
      college: 'https://college.example.com',
      saas: 'https://saas.example.com',
      socket: 'wss://socket.example.com/ws',
    },
  }),
})
const app = openApp(env)
allowOwnOrigins(app, env)
app.post('/api/fine', async () => ({}))
app.post('/api/refused', async () => {
  throw refuse(failures.loginExpired)
})
app.setNotFoundHandler(refuseMissing)
afterAll(() => app.close())

const post = (url: string, origin?: string) =>
  app.inject({ method: 'POST', url, headers: { host: 'api.example.com', ...(origin && { origin }) } })
const preflight = (origin: string) =>
  app.inject({
    method: 'OPTIONS',
    url: '/api/fine',
    headers: { host: 'api.example.com', origin, 'access-control-request-method': 'POST' },
  })

const own = [
  'https://m.example.com',
  'http://test.example.com',
  'https://api.example.com',
  'https://college.example.com',
  'https://saas.example.com',
  'https://socket.example.com',
]
const strangers = [
  'https://evil.example',
  'https://m.example.com.evil.example',
  'http://m.example.com',
  'https://m.example.com:8443',
  'null',
]

it.each(own)('lets a page at %s call, with the cookie, and read refusals too', async (origin) => {
  for (const url of ['/api/fine', '/api/refused', '/api/missing'])
    expect((await post(url, origin)).headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      vary: 'origin',
    })
})

it.each(own)('tells a page at %s beforehand what it may send', async (origin) => {
  const answer = await preflight(origin)
  expect(answer.statusCode).toBe(204)
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    'access-control-allow-headers': 'content-type, token, refresh-token, sys-token',
  })
})

it.each(strangers)('allows a page at %s nothing', async (origin) => {
  const answers = [await post('/api/fine', origin), await preflight(origin)]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404])
  for (const { headers } of answers)
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
})

it('adds nothing to a request without an origin', async () => {
  expect(Object.keys((await post('/api/fine')).headers).join()).not.toContain('access-control')
})
