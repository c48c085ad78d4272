import type { AddressInfo } from 'node:net'
import { wechatCalls } from '#contract/people/wechat.ts'
import type { Env } from '#kernel/env.ts'
import type { Services } from '#kernel/services.ts'
import { openApp } from '#kernel/http/open-app.ts'
import { serveCalls } from '#kernel/http/serve-calls.ts'
import type { WechatPort } from '#kernel/ports/wechat.ts'
import { createClient, testApp } from './test-app.ts'
import type { TestClient } from './test-app.ts'
import { serveWechatSandbox } from '#server/sandbox/serve-wechat-sandbox.ts'
import { wechatFeature } from '#server/features/people/wechat/wechat.feature.ts'

export type WechatServer = { url: string; services: Services; client(): TestClient; close(): Promise<void> }

/** The WeChat calls and pages on a port of their own, for tests that configure the server in another way. */
export async function openWechatServer(
  more: { env?: Partial<Env>; wechat?: Partial<WechatPort> } = {},
): Promise<WechatServer> {
  const { services: usual } = await testApp()
  const services: Services = {
    ...usual,
    env: { ...usual.env, ...more.env },
    providers: { ...usual.providers, wechat: { ...usual.providers.wechat, ...more.wechat } },
  }
  const app = openApp(services.env)
  serveCalls(app, services, wechatFeature.calls!)
  serveWechatSandbox(app, services)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  return { url, services, client: () => createClient(url, services), close: () => app.close() }
}

/** Goes through the sandbox consent page and answers what the page is left with. */
export async function consent(
  server: WechatServer,
  consentUrl: string,
  choice: { person?: string; decision?: string } = {},
): Promise<{ address: URL; code: string; state: string }> {
  const page = new URL(consentUrl, server.url)
  const body = new URLSearchParams({
    ...Object.fromEntries(page.searchParams),
    person: 'lin',
    decision: 'allow',
    ...choice,
  })
  const response = await fetch(server.url + page.pathname, { method: 'POST', body, redirect: 'manual' })
  const address = new URL(response.headers.get('location') ?? 'about:blank')
  const { code = '', state = '' } = Object.fromEntries(address.searchParams)
  return { address, code, state }
}

export const atHome = { redirect: '/home', wx_type: 1 } as const

/** Begins, agrees and comes back, as a page in WeChat does at its start. */
export async function enterByWechat(server: WechatServer, client: TestClient, person = 'lin') {
  const { url } = await client.call(wechatCalls.authorizeInfo, atHome)
  const { code, state } = await consent(server, url, { person })
  return client.call(wechatCalls.userinfo, { code, state })
}
