import { expect, it } from 'vitest'
import { createOriginCheck } from './origin.ts'

const check = createOriginCheck({
  PUBLIC_ORIGIN: 'https://xinglin.example',
  DESKTOP_ORIGIN: 'https://www.xinglin.example',
  TEST_HOST: 'try.xinglin.example',
  HOSTS: {
    test: {
      api: 'https://test.xinglin.example:8443/api',
      socket: 'wss://sock.xinglin.example/ws',
      saas: 'nonsense',
    },
  },
})

it.each([
  ['http://10.0.0.5:3000', '10.0.0.5:3000', 'own'],
  ['https://Xinglin.example', 'inner:3000', 'own'],
  ['https://test.xinglin.example:8443', 'inner:3000', 'own'],
  ['https://sock.xinglin.example', 'inner:3000', 'own'],
  ['https://www.xinglin.example', 'inner:3000', 'own'],
  ['https://try.xinglin.example', 'inner:3000', 'own'],
  ['http://localhost:3000', 'LocalHost:3000', 'own'],
  [undefined, 'xinglin.example', 'none'],
  ['http://xinglin.example', 'inner:3000', 'foreign'],
  ['https://xinglin.example.evil.example', 'xinglin.example', 'foreign'],
  ['https://xinglin.example:444', 'xinglin.example', 'foreign'],
  ['null', 'null', 'foreign'],
  ['', 'xinglin.example', 'foreign'],
  ['https://evil.example', undefined, 'foreign'],
])('%s at host %s is %s', (origin, host, expected) => {
  expect(check({ headers: { origin, host } })).toBe(expected)
})
