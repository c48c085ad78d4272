import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Env } from '#kernel/env.ts'
import { consent, openWechatServer } from '#server/testing/wechat-server.ts'
import type { WechatServer } from '#server/testing/wechat-server.ts'

let server: WechatServer
beforeAll(async () => {
  server = await openWechatServer()
})
afterAll(() => server.close())

const path = '/sandbox/wechat/authorize'
const show = (query: Record<string, string>) =>
  fetch(`${server.url}${path}?${new URLSearchParams(query).toString()}`)

it('offers three WeChat users and both answers', async () => {
  const response = await show({ redirect_uri: '/home?a=1&b="><script>', state: 'abc"', type: '1' })
  const html = await response.text()
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect([...html.matchAll(/type="radio" name="person" value="(\w+)"/g)].map((match) => match[1])).toEqual([
    'lin',
    'zhou',
    'he',
  ])
  expect(html).toContain('允许 Allow')
  expect(html).toContain('拒绝 Deny')
  expect(html).toContain('value="abc&quot;"')
  expect(html).not.toContain('<script>')
})

it('leads back with a code and the state, beside what was there', async () => {
  const url = `${path}?${new URLSearchParams({ redirect_uri: '/home?a=1', state: 'abc', type: '1' }).toString()}`
  const { address, code } = await consent(server, url, { person: 'zhou' })
  expect(address.origin + address.pathname).toBe(`${server.url}/home`)
  expect(Object.fromEntries(address.searchParams)).toEqual({ a: '1', code, state: 'abc' })
  expect(code).toMatch(/^[\w-]{32}$/)
  expect(await server.services.providers.wechat.exchangeCode(code, 1)).toMatchObject({
    openid: 'sandbox-1-zhou',
  })
})

it('leads back with the state alone when somebody refuses', async () => {
  const { address } = await consent(server, `${path}?redirect_uri=/home&state=abc&type=1`, {
    decision: 'deny',
  })
  expect(Object.fromEntries(address.searchParams)).toEqual({ state: 'abc' })
})

it.each(['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)', 'http://['])(
  'leads nobody to %s',
  async (redirect_uri) => {
    const shown = await show({ redirect_uri, state: 'abc', type: '1' })
    expect(await shown.json()).toMatchObject({ status: 400 })
    const body = new URLSearchParams({
      redirect_uri,
      state: 'abc',
      type: '1',
      person: 'lin',
      decision: 'allow',
    })
    const answered = await fetch(server.url + path, { method: 'POST', body, redirect: 'manual' })
    expect(answered.headers.get('location')).toBeNull()
  },
)

it.each([
  ['person', { person: 'somebody' }],
  ['type', { type: '5' }],
])('refuses a wrong %s', async (_, wrong) => {
  const right = { redirect_uri: '/home', state: 'abc', type: '1', person: 'lin', decision: 'allow' }
  const body = new URLSearchParams({ ...right, ...wrong })
  const answered = await fetch(server.url + path, { method: 'POST', body, redirect: 'manual' })
  expect(await answered.json()).toMatchObject({ status: 400 })
})

it.each<[string, Partial<Env>]>([
  ['in production', { NODE_ENV: 'production' }],
  ['where an app of WeChat is set up', { WECHAT_APP_ID: 'wx1' }],
])('does not exist %s', async (_, env) => {
  const real = await openWechatServer({ env })
  for (const page of [path, '/sandbox/wechat/follow']) expect((await fetch(real.url + page)).status).toBe(404)
  await real.close()
})
