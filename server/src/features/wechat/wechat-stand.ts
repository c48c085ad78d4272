import type { AddressInfo } from 'node:net'
import { wechatCalls } from '#contract/wechat.ts'
import type { Env } from '#kernel/env.ts'
import type { House } from '#kernel/house.ts'
import { openApp } from '#kernel/http/open-app.ts'
import { serveCalls } from '#kernel/http/serve-calls.ts'
import type { WechatPort } from '#server/providers/ports.ts'
import { createClient, testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { serveWechatSandbox } from './serve-wechat-sandbox.ts'
import { wechatRoutes } from './wechat.routes.ts'

export type WechatStand = { url: string; house: House; client(): TestClient; close(): Promise<void> }

/** The WeChat calls and pages on a port of their own, for tests that set the house up in another way. */
export async function openWechatStand(
  more: { env?: Partial<Env>; wechat?: Partial<WechatPort> } = {},
): Promise<WechatStand> {
  const { house: usual } = await testApp()
  const house: House = {
    ...usual,
    env: { ...usual.env, ...more.env },
    providers: { ...usual.providers, wechat: { ...usual.providers.wechat, ...more.wechat } },
  }
  const app = openApp(house.env)
  serveCalls(app, house, wechatRoutes)
  serveWechatSandbox(app, house)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  return { url, house, client: () => createClient(url, house), close: () => app.close() }
}

/** Goes through the sandbox consent page and answers what the page is left with. */
export async function consent(
  stand: WechatStand,
  consentUrl: string,
  choice: { person?: string; decision?: string } = {},
): Promise<{ address: URL; code: string; state: string }> {
  const page = new URL(consentUrl, stand.url)
  const body = new URLSearchParams({
    ...Object.fromEntries(page.searchParams),
    person: 'lin',
    decision: 'allow',
    ...choice,
  })
  const response = await fetch(stand.url + page.pathname, { method: 'POST', body, redirect: 'manual' })
  const address = new URL(response.headers.get('location') ?? 'about:blank')
  const { code = '', state = '' } = Object.fromEntries(address.searchParams)
  return { address, code, state }
}

export const atHome = { redirect: '/home', wx_type: 1 } as const

/** Begins, agrees and comes back, as a page in WeChat does at its start. */
export async function enterByWechat(stand: WechatStand, client: TestClient, person = 'lin') {
  const { url } = await client.call(wechatCalls.authorizeInfo, atHome)
  const { code, state } = await consent(stand, url, { person })
  return client.call(wechatCalls.userinfo, { code, state })
}
