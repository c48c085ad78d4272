import { expect, it } from 'vitest'
import { createForeignPageCheck, createOriginCheck } from './origin.ts'

const env = {
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
}
const check = createOriginCheck(env)

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

const host = 'inner:3000'
const own = 'https://xinglin.example'
const isForeign = createForeignPageCheck(env)

it.each([
  ['a page of ours', { origin: own, 'sec-fetch-site': 'same-origin' }],
  ['a page of ours that names no origin', { 'sec-fetch-site': 'same-origin' }],
  [
    'a page of ours behind a proxy that changes the host',
    { origin: 'https://x.example', 'sec-fetch-site': 'same-origin' },
  ],
  ['a page of ours on another host of ours', { origin: own, 'sec-fetch-site': 'cross-site' }],
  ['a page of ours in an old browser', { origin: own }],
  ['somebody who typed the address', { 'sec-fetch-site': 'none' }],
  ['a program, an app or the server of a partner', {}],
])('lets %s call', (_, headers) => {
  expect(isForeign({ method: 'POST', headers: { host, ...headers } })).toBe(false)
})

it.each([
  ['a page of somebody else', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['one beside ours', { origin: 'https://evil.xinglin.example', 'sec-fetch-site': 'same-site' }],
  ['one in a frame without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['one in an old browser', { origin: 'https://evil.example' }],
  ['one that hides where it is', { 'sec-fetch-site': 'cross-site' }],
])('does not let %s call', (_, headers) => {
  expect(isForeign({ method: 'POST', headers: { host, ...headers } })).toBe(true)
  expect(isForeign({ method: 'GET', headers: { host, ...headers } })).toBe(false)
})
