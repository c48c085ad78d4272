import * as z from 'zod/mini'
import type { WechatPerson } from '#kernel/ports/wechat.ts'
import { askWeixin } from './ask-weixin.ts'
import type { WeixinApp, WeixinLine } from './weixin-app.ts'

const sessionShape = z.object({ openid: z.string(), unionid: z.optional(z.string()) })

/** Exchanges codes that the mini-program's own runtime issues. */
export function miniProgram(app: WeixinApp, { endpoint, timeoutMs }: WeixinLine) {
  return {
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
