import type { SharedTokens } from './shared-tokens.ts'
import { WechatRefused } from '#kernel/ports/wechat.ts'

export type WeixinApp = { id: string; secret: string }

/** How an app reaches WeChat. */
export type WeixinLine = { endpoint: string; timeoutMs?: number; tokens: SharedTokens }

const consentPages = 'https://open.weixin.qq.com/connect'

type Consent = {
  /** Inside WeChat, or outside of it where a code is scanned. */
  page: 'oauth2/authorize' | 'qrconnect'
  appId: string
  redirect: string
  scope: string
  state: string
}

/** The client reads the fields in this order and requires the fragment at the end. */
export function consentAddress({ page, appId, redirect, scope, state }: Consent): string {
  const query = new URLSearchParams({
    appid: appId,
    redirect_uri: redirect,
    response_type: 'code',
    scope,
    state,
  })
  return `${consentPages}/${page}?${query.toString()}#wechat_redirect`
}

/** Makes a request with an access token, and again with a new one if the old one expired early. */
export async function withAccessToken<Answer>(
  tokens: SharedTokens,
  source: { name: string; renew: Parameters<SharedTokens['get']>[1] },
  work: (token: string) => Promise<Answer>,
): Promise<Answer> {
  const token = await tokens.get(source.name, source.renew)
  try {
    return await work(token)
  } catch (error) {
    if (!(error instanceof WechatRefused) || !error.isForToken) throw error
    await tokens.drop(source.name, token)
    return work(await tokens.get(source.name, source.renew))
  }
}
