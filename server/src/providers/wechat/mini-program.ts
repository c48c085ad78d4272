import * as z from 'zod/mini'
import { miniProgramLoginPage } from '#contract/people/wechat.ts'
import type { WechatPerson } from '#kernel/ports/wechat.ts'
import { askWeixin } from './ask-weixin.ts'
import type { WeixinApp, WeixinLine } from './weixin-app.ts'

const sessionShape = z.object({ openid: z.string(), unionid: z.optional(z.string()) })

/** Exchanges codes that the mini-program's own runtime issues. */
export function miniProgram(app: WeixinApp, { endpoint, timeoutMs }: WeixinLine) {
  return {
    /** The page of the mini-program that asks its runtime, and comes back to `redirect` with code and state. */
    authorizeUrl: (redirect: string, state: string) =>
      `${miniProgramLoginPage}?redirect=${encodeURIComponent(redirect)}&state=${state}`,
    async exchangeCode(code: string): Promise<WechatPerson> {
      const query = { appid: app.id, secret: app.secret, js_code: code, grant_type: 'authorization_code' }
      const answer = await askWeixin(
        { url: `${endpoint}/sns/jscode2session`, query },
        sessionShape,
        timeoutMs,
      )
      return { openid: answer.openid, unionid: answer.unionid ?? '' }
    },
  }
}
