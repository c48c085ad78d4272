import { describe, expect, it } from 'vitest'
import { readEnv } from '#kernel/env.ts'
import { isOwnAddress, ownPage } from './own-address.ts'

describe('a platform that knows its public address', () => {
  const env = readEnv({
    PUBLIC_ORIGIN: 'https://m.example.com',
    DESKTOP_ORIGIN: 'https://www.example.com',
    TEST_HOST: 'test.example.com',
    HOSTS: '{"gray":{"api":"https://gray.example.com","socket":"wss://gray-ws.example.com/ws"}}',
  })

  it.each([
    ['/home', 'https://m.example.com/home'],
    ['https://m.example.com/home?a=1#top', 'https://m.example.com/home?a=1'],
    ['/home?code=old&state=old&a=%E6%9D%8F', 'https://m.example.com/home?a=%E6%9D%8F'],
    ['/home?a=x%20y', 'https://m.example.com/home?a=x%20y'],
    ['https://test.example.com/home', 'https://test.example.com/home'],
    ['https://gray.example.com/home', 'https://gray.example.com/home'],
    ['https://www.example.com/', 'https://www.example.com/'],
    ['https://m.example.com//evil.example/', 'https://m.example.com/evil.example/'],
  ])('leads back to %s', (address, page) => {
    expect(ownPage(env, address)).toBe(page)
  })

  it.each([
    'https://evil.example/home',
    '//evil.example/home',
    '/\\evil.example/home',
    'https://m.example.com@evil.example/',
    'https://m.example.com.evil.example/',
    'https://m.example.com:8443/home',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://localhost/home',
    'http://[',
  ])('does not lead to %s', (address) => {
    expect(ownPage(env, address)).toBeUndefined()
    expect(isOwnAddress(env, address)).toBe(false)
  })

  it('signs whole addresses only', () => {
    expect(isOwnAddress(env, 'https://m.example.com/home?a=1#top')).toBe(true)
    expect(isOwnAddress(env, '/home')).toBe(false)
    expect(isOwnAddress(env, 'wss://gray-ws.example.com/ws')).toBe(false)
  })
})

describe('a platform that does not know it yet', () => {
  const env = readEnv({})

  it.each(['http://localhost:3000/home', 'http://127.0.0.1:5173/home', 'http://192.168.1.7/home', '/home'])(
    'leads from %s back to a path',
    (address) => {
      expect(ownPage(env, address)).toBe('/home')
    },
  )

  it.each([
    'http://10.0.0.3/',
    'http://172.20.1.1/',
    'http://[::1]:3000/',
    'http://box:3000/',
    'http://box.local/',
  ])('takes %s for its own', (address) => {
    expect(isOwnAddress(env, address)).toBe(true)
  })

  it.each([
    'https://evil.example/',
    'http://172.32.1.1/',
    'http://8.8.8.8/',
    'http://[2001:db8::1]/',
    'http://localhost.evil.example/',
  ])('does not take %s for its own', (address) => {
    expect(isOwnAddress(env, address)).toBe(false)
  })

  it('makes no host of a path', () => {
    expect(ownPage(env, 'http://localhost//evil.example/')).toBe('/evil.example/')
    expect(ownPage(env, '/.//evil.example/')).toBe('/evil.example/')
  })
})
