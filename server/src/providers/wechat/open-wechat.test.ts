import { expect, it } from 'vitest'
import type { Db } from '#kernel/database.ts'
import { EnvError, readEnv } from '#kernel/env.ts'
import type { Env } from '#kernel/env.ts'
import type { Vault } from '#kernel/vault.ts'
import { openWechat, usesSandboxWechat } from './open-wechat.ts'
import { WechatNotSetUp } from '#kernel/ports/wechat.ts'

const open = (env: Partial<Env>) =>
  openWechat(env as Env, { db: {} as Db, vault: {} as Vault, save: async () => undefined })
const way = { redirect: 'https://m.example.com/home', state: 'abc', profile: false }
const official = { WECHAT_APP_ID: 'wx1', WECHAT_APP_SECRET: 's' }
const website = { WECHAT_OPEN_APP_ID: 'wxo', WECHAT_OPEN_APP_SECRET: 's' }
const work = { WECHAT_WORK_CORP_ID: 'ww1', WECHAT_WORK_CORP_SECRET: 's' }
const mini = { WECHAT_MINI_APP_ID: 'wxm', WECHAT_MINI_APP_SECRET: 's' }

it.each(['development', 'test'] as const)('uses the sandbox without any app in %s', (NODE_ENV) => {
  expect(open({ NODE_ENV }).authorizeUrl({ ...way, type: 1 })).toMatch(/^\/sandbox\/wechat\/authorize\?/)
})

it('never uses the sandbox in production, and starts without any app', () => {
  expect(() => open({ NODE_ENV: 'production' }).authorizeUrl({ ...way, type: 1 })).toThrow(WechatNotSetUp)
  expect(usesSandboxWechat({ NODE_ENV: 'production' } as Env)).toBe(false)
})

it.each([
  ['the official account', official, 1],
  ['the website', website, 4],
  ['WeChat Work', work, 3],
] as const)('is %s when that is set up, in development as elsewhere', (_, env, type) => {
  for (const NODE_ENV of ['development', 'production'] as const)
    expect(open({ NODE_ENV, ...env }).authorizeUrl({ ...way, type })).toMatch(
      /^https:\/\/open\.weixin\.qq\.com\//,
    )
  expect(usesSandboxWechat({ NODE_ENV: 'development', ...env } as Env)).toBe(false)
})

it.each([
  ['WECHAT_APP_SECRET', official],
  ['WECHAT_OPEN_APP_SECRET', website],
  ['WECHAT_MINI_APP_SECRET', mini],
  ['WECHAT_WORK_CORP_SECRET', work],
])('names %s when it is missing', (name, env) => {
  const words = new RegExp(`^${name} must be set: `)
  expect(() => open({ NODE_ENV: 'development', ...env, [name]: undefined })).toThrow(words)
  expect(() => readEnv({ PUBLIC_ORIGIN: 'https://m.example.com', ...env, [name]: undefined })).toThrow(words)
})

it.each([
  ['the official account', official],
  ['the website', website],
  ['WeChat Work', work],
])('requires the public address with %s', (_, env) => {
  expect(() => readEnv(env)).toThrow(EnvError)
  expect(() => readEnv(env)).toThrow(/^PUBLIC_ORIGIN must be set: /)
})
