import { mkdtemp, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountCalls } from '#contract/people/account.ts'
import type { UserInfo } from '#contract/people/account.ts'
import { answer } from '#kernel/answer.ts'
import { readEnv } from '#kernel/env.ts'
import { createFeatureStates } from '#kernel/feature-states.ts'
import { openApp } from '#kernel/http/open-app.ts'
import type { Member } from '#kernel/member.ts'
import { servicesOf } from '#server/testing/services-of.ts'
import { servePages } from './serve-pages.ts'

let app: FastifyInstance
beforeAll(async () => {
  const folder = await mkdtemp(path.join(process.env.XINGLIN_TEST_FOLDER!, 'web-'))
  const html = '<html lang="zh-CN"><head><title></title></head><body><div id="root"></div></body></html>'
  for (const name of ['index.html', 'index.html.br', 'screens.json', 'robots.txt'])
    await writeFile(path.join(folder, name), html)
  const env = readEnv({ LOG_LEVEL: 'silent' })
  app = openApp(env)
  await servePages(app, {
    services: servicesOf({
      env,
      states: createFeatureStates(() => ({})),
      logins: {
        recogniseCookie: async (cookie: string) =>
          cookie === 'mine' ? ({ userId: 7 } as Member) : undefined,
      },
    }),
    web: {
      folder,
      html,
      start: { scripts: [], styles: [] },
      screens: new Map([
        ['/login', { title: { zh: '登录', en: 'Login' }, needsLogin: false, scripts: [], styles: [] }],
        ['/own', { title: { zh: '我的', en: 'Mine' }, needsLogin: true, scripts: [], styles: [] }],
        ['/orders', { title: { zh: '订单', en: 'Orders' }, needsLogin: true, scripts: [], styles: [] }],
        ['/player', { title: { zh: '播放', en: 'Player' }, needsLogin: false, scripts: [], styles: [] }],
      ]),
      styles: new Map(),
      bootHash: 'hash',
      render: async ({ preload }) => ({
        html: (preload as { member?: UserInfo }).member?.truename ?? '',
        questions: [],
      }),
    },
    pages: [],
    memberPages: new Set(['/own']),
    ownerCall: accountCalls.userInfo,
    handlers: [answer(accountCalls.userInfo, async () => ({ userid: 7, truename: '周行' }) as UserInfo)],
    config: {},
    embeddable: new Set(['/player']),
  })
})
afterAll(() => app.close())

const policy = expect.stringContaining("frame-ancestors 'self'")

it.each([
  ['/login', 200],
  ['/login?lang=en', 200],
  ['/nothing', 404],
  ['//', 404],
  ['//login', 404],
  ['/index.html', 404],
  ['/index.html.br', 404],
  ['/screens.json', 404],
])('sends %s as a page under its policy, with status %i', async (url, status) => {
  const answer = await app.inject(url)
  expect(answer.statusCode).toBe(status)
  expect(answer.headers).toMatchObject({
    'content-security-policy': policy,
    'content-type': 'text/html; charset=utf-8',
  })
})

it('lets other sites show the pages that are made for it, and no others', async () => {
  const policyOf = async (url: string) => (await app.inject(url)).headers['content-security-policy']
  expect(await policyOf('/player?meeting_id=1')).toContain('frame-ancestors *')
  expect(await policyOf('/login')).toContain("frame-ancestors 'self'")
  expect(await policyOf('/player/more')).toContain("frame-ancestors 'self'")
})

it('serves the other files of the build', async () => {
  expect((await app.inject('/robots.txt')).statusCode).toBe(200)
})

it.each(['/own', '/player'])(
  'renders %s for the member whom the cookie names, and lets nobody keep it',
  async (url) => {
    const own = await app.inject({ url, headers: { cookie: 'med_login=mine' } })
    expect(own.body).toContain('data-owner="7"')
    expect(own.body).toContain('<div id="root">周行</div>')
    expect(own.headers).toMatchObject({
      'cache-control': 'no-store',
      vary: expect.stringContaining('cookie'),
    })
  },
)

it.each([
  ['/own', 'nobody'],
  ['/player', 'nobody'],
  ['/orders', 'mine'],
])('renders %s for nobody known when the cookie is %s', async (url, cookie) => {
  const page = await app.inject({ url, headers: { cookie: `med_login=${cookie}` } })
  expect(page.body).toContain('<div id="root"></div>')
  expect(page.body).not.toContain('data-owner')
  expect(page.headers['cache-control']).toBe('no-cache')
})
