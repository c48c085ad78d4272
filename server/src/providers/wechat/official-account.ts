import * as z from 'zod/mini'
import type { WechatPerson } from '#server/providers/ports.ts'
import { askWeixin } from './ask-weixin.ts'
import { WechatRefused } from '#server/providers/ports.ts'
import { consentAddress, withAccessToken } from './weixin-app.ts'
import type { WeixinApp, WeixinLine } from './weixin-app.ts'

const tokenShape = z.object({ access_token: z.string(), expires_in: z.number() })
const ticketShape = z.object({ ticket: z.string(), expires_in: z.number() })
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
const qrcodeShape = z.object({ ticket: z.string(), url: z.string(), expire_seconds: z.number() })

const qrcodeSeconds = 30 * 60
const qrcodePictures = 'https://mp.weixin.qq.com/cgi-bin/showqrcode'

/** Pages opened inside WeChat, on behalf of an official account. */
export function officialAccount(app: WeixinApp, line: WeixinLine) {
  const { endpoint, timeoutMs, tokens } = line
  const ticketName = `ticket:${app.id}`
  const source = {
    name: `access:${app.id}`,
    // The stable kind: requesting it again does not invalidate the token that others are using.
    async renew() {
      const body = { grant_type: 'client_credential', appid: app.id, secret: app.secret }
      const answer = await askWeixin({ url: `${endpoint}/cgi-bin/stable_token`, body }, tokenShape, timeoutMs)
      return { value: answer.access_token, lifeSeconds: answer.expires_in }
    },
  }
  const withToken = <Answer>(work: (token: string) => Promise<Answer>) =>
    withAccessToken(tokens, source, work)

  return {
    /** Silent unless the profile is requested: WeChat shows a page that opens with its consent dialog as a snapshot. */
    authorizeUrl: (redirect: string, state: string, profile: boolean) =>
      consentAddress(app.id, redirect, profile ? 'snsapi_userinfo' : 'snsapi_base', state),

    async exchangeCode(code: string): Promise<WechatPerson> {
      const query = { appid: app.id, secret: app.secret, code, grant_type: 'authorization_code' }
      const grant = await askWeixin(
        { url: `${endpoint}/sns/oauth2/access_token`, query },
        grantShape,
        timeoutMs,
      )
      // WeChat invents the visitor of a snapshot, a different one each time.
      if (grant.is_snapshotuser === 1) throw new WechatRefused(40029, 'a snapshot page has no real visitor')
      const { openid, unionid = '', scope = '' } = grant
      if (!scope.split(',').includes('snsapi_userinfo')) return { openid, unionid }
      const profile = await profileOf(grant.access_token, openid)
      return {
        openid,
        unionid: unionid || (profile?.unionid ?? ''),
        nickname: profile?.nickname,
        photo: profile?.headimgurl?.replace(/^http:/, 'https:'),
      }
    },

    async jsTicket(): Promise<string> {
      const known = await tokens.peek(ticketName)
      return known ?? withToken((token) => tokens.get(ticketName, () => fetchTicket(token)))
    },

    async qrcode(scene: string) {
      const body = {
        expire_seconds: qrcodeSeconds,
        action_name: 'QR_STR_SCENE',
        action_info: { scene: { scene_str: scene } },
      }
      const made = await withToken((access_token) =>
        askWeixin(
          { url: `${endpoint}/cgi-bin/qrcode/create`, query: { access_token }, body },
          qrcodeShape,
          timeoutMs,
        ),
      )
      return {
        ticket: made.ticket,
        url: made.url,
        image: `${qrcodePictures}?ticket=${encodeURIComponent(made.ticket)}`,
        expireSeconds: made.expire_seconds,
      }
    },
  }

  /** The code is used up by now, so failing to get the name must not fail the login. */
  async function profileOf(access_token: string, openid: string) {
    const query = { access_token, openid, lang: 'zh_CN' }
    return askWeixin({ url: `${endpoint}/sns/userinfo`, query }, profileShape, timeoutMs).catch(
      () => undefined,
    )
  }

  async function fetchTicket(access_token: string) {
    const query = { access_token, type: 'jsapi' }
    const answer = await askWeixin(
      { url: `${endpoint}/cgi-bin/ticket/getticket`, query },
      ticketShape,
      timeoutMs,
    )
    return { value: answer.ticket, lifeSeconds: answer.expires_in }
  }
}
