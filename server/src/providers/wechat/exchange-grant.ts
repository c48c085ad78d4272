import * as z from 'zod/mini'
import type { WechatPerson } from '#kernel/ports/wechat.ts'
import { WechatRefused } from '#kernel/ports/wechat.ts'
import { askWeixin } from './ask-weixin.ts'
import type { WeixinApp, WeixinLine } from './weixin-app.ts'

const grantShape = z.object({
  access_token: z.string(),
  openid: z.string(),
  scope: z.optional(z.string()),
  unionid: z.optional(z.string()),
  is_snapshotuser: z.optional(z.number()),
})
const profileShape = z.object({
  nickname: z.optional(z.string()),
  headimgurl: z.optional(z.string()),
  unionid: z.optional(z.string()),
})
/** The scopes under which WeChat tells name and picture. */
const profileScopes = new Set(['snsapi_userinfo', 'snsapi_login'])

/** Exchanges a code that WeChat's consent page has issued for an app. */
export async function exchangeGrant(
  app: WeixinApp,
  { endpoint, timeoutMs }: WeixinLine,
  code: string,
): Promise<WechatPerson> {
  const query = { appid: app.id, secret: app.secret, code, grant_type: 'authorization_code' }
  const grant = await askWeixin({ url: `${endpoint}/sns/oauth2/access_token`, query }, grantShape, timeoutMs)
  // WeChat invents the visitor of a snapshot, a different one each time.
  if (grant.is_snapshotuser === 1) throw new WechatRefused(40029, 'a snapshot page has no real visitor')
  const { access_token, openid, unionid = '', scope = '' } = grant
  if (!scope.split(',').some((one) => profileScopes.has(one))) return { openid, unionid }
  // The code is used up by now, so failing to get the name must not fail the login.
  const profile = await askWeixin(
    { url: `${endpoint}/sns/userinfo`, query: { access_token, openid, lang: 'zh_CN' } },
    profileShape,
    timeoutMs,
  ).catch(() => undefined)
  return {
    openid,
    unionid: unionid || (profile?.unionid ?? ''),
    nickname: profile?.nickname,
    photo: profile?.headimgurl?.replace(/^http:/, 'https:'),
  }
}
