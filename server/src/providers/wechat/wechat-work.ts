import * as z from 'zod/mini'
import type { WechatPerson } from '#kernel/ports/wechat.ts'
import { askWeixin } from './ask-weixin.ts'
import { consentAddress, withAccessToken } from './weixin-app.ts'
import type { WeixinApp, WeixinLine } from './weixin-app.ts'

const tokenShape = z.object({ access_token: z.string(), expires_in: z.number() })
const ticketShape = z.object({ ticket: z.string(), expires_in: z.number() })
/** A member of the company has a `userid`, anybody else an `openid`. */
const visitorShape = z.union([z.object({ userid: z.string() }), z.object({ openid: z.string() })])

/** Pages opened inside WeChat Work, on behalf of a company's own app. */
export function wechatWork(app: WeixinApp, line: WeixinLine) {
  const { endpoint, timeoutMs, tokens } = line
  const ticketName = `ticket:${app.id}`
  const source = {
    name: `access:${app.id}`,
    async renew() {
      const query = { corpid: app.id, corpsecret: app.secret }
      const answer = await askWeixin({ url: `${endpoint}/cgi-bin/gettoken`, query }, tokenShape, timeoutMs)
      return { value: answer.access_token, lifeSeconds: answer.expires_in }
    },
  }
  const withToken = <Answer>(work: (token: string) => Promise<Answer>) =>
    withAccessToken(tokens, source, work)

  return {
    authorizeUrl: (redirect: string, state: string) =>
      consentAddress({ page: 'oauth2/authorize', appId: app.id, redirect, scope: 'snsapi_base', state }),

    async exchangeCode(code: string): Promise<WechatPerson> {
      const visitor = await withToken((access_token) =>
        askWeixin(
          { url: `${endpoint}/cgi-bin/auth/getuserinfo`, query: { access_token, code } },
          visitorShape,
          timeoutMs,
        ),
      )
      return { openid: 'userid' in visitor ? visitor.userid : visitor.openid, unionid: '' }
    },

    async jsTicket(): Promise<string> {
      const known = await tokens.peek(ticketName)
      return known ?? withToken((token) => tokens.get(ticketName, () => fetchTicket(token)))
    },
  }

  async function fetchTicket(access_token: string) {
    const url = `${endpoint}/cgi-bin/get_jsapi_ticket`
    const answer = await askWeixin({ url, query: { access_token } }, ticketShape, timeoutMs)
    return { value: answer.ticket, lifeSeconds: answer.expires_in }
  }
}
