import * as z from 'zod/mini'
import { askWeixin } from './ask-weixin.ts'
import { exchangeGrant } from './exchange-grant.ts'
import type { WechatMessage } from '#kernel/ports/wechat.ts'
import { consentAddress, withAccessToken } from './weixin-app.ts'
import type { WeixinApp, WeixinLine } from './weixin-app.ts'

const tokenShape = z.object({ access_token: z.string(), expires_in: z.number() })
const ticketShape = z.object({ ticket: z.string(), expires_in: z.number() })
const qrcodeShape = z.object({ ticket: z.string(), url: z.string(), expire_seconds: z.number() })

const qrcodeSeconds = 30 * 60
/** WeChat rejects longer values of a field of the kind `thing`. */
const longestThing = 20
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
      consentAddress({
        page: 'oauth2/authorize',
        appId: app.id,
        redirect,
        scope: profile ? 'snsapi_userinfo' : 'snsapi_base',
        state,
      }),

    exchangeCode: (code: string) => exchangeGrant(app, line, code),

    async jsTicket(): Promise<string> {
      const known = await tokens.peek(ticketName)
      return known ?? withToken((token) => tokens.get(ticketName, () => fetchTicket(token)))
    },

    /** A subscription notification (订阅通知) of the given template, which has the fields `thing1` and `time2`. */
    async sendSubscribeMessage(templateId: string, { openid, title, time, page }: WechatMessage) {
      const body = {
        touser: openid,
        template_id: templateId,
        page,
        data: { thing1: { value: title.slice(0, longestThing) }, time2: { value: time } },
      }
      await withToken((access_token) =>
        askWeixin(
          { url: `${endpoint}/cgi-bin/message/subscribe/bizsend`, query: { access_token }, body },
          z.object({}),
          timeoutMs,
        ),
      )
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
