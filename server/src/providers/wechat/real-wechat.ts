import type { WechatPort } from '#kernel/ports/wechat.ts'
import { makeJsConfig } from './js-config.ts'
import { miniProgram } from './mini-program.ts'
import { officialAccount } from './official-account.ts'
import type { SharedTokens } from './shared-tokens.ts'
import { WechatNotSetUp } from '#kernel/ports/wechat.ts'
import { website } from './website.ts'
import { wechatWork } from './wechat-work.ts'
import type { WeixinApp } from './weixin-app.ts'

export type RealWechatOptions = {
  tokens: SharedTokens
  official?: WeixinApp
  website?: WeixinApp
  miniProgram?: WeixinApp
  work?: WeixinApp
  /** The template of subscription notifications of the official account. */
  messageTemplate?: string
  /** Replaces both of WeChat's own addresses. */
  endpoint?: string
  timeoutMs?: number
}

/** The configured apps; any other is rejected with `WechatNotSetUp`. */
export function realWechat(options: RealWechatOptions): WechatPort {
  const line = { endpoint: options.endpoint ?? 'https://api.weixin.qq.com', ...pick(options) }
  const workLine = { endpoint: options.endpoint ?? 'https://qyapi.weixin.qq.com', ...pick(options) }
  const official = () => officialAccount(needed(options.official, 'official account'), line)
  const site = () => website(needed(options.website, 'website'), line)
  const mini = () => miniProgram(needed(options.miniProgram, 'mini-program'), line)
  const work = () => wechatWork(needed(options.work, 'WeChat Work app'), workLine)
  return {
    authorizeUrl({ redirect, state, type, profile }) {
      if (type === 2) return mini().authorizeUrl(redirect, state)
      if (type === 3) return work().authorizeUrl(redirect, state)
      if (type === 4) return site().authorizeUrl(redirect, state)
      return official().authorizeUrl(redirect, state, profile)
    },
    async exchangeCode(code, type) {
      const app = { 1: official, 2: mini, 3: work, 4: site }[type]()
      return app.exchangeCode(code)
    },
    async jsTicketSignature(url, type) {
      const ticket = await (type === 3 ? work() : official()).jsTicket()
      return makeJsConfig((type === 3 ? options.work : options.official)!.id, ticket, url)
    },
    async qrcode(scene) {
      return official().qrcode(scene)
    },
    messageTemplate: options.messageTemplate ?? '',
    async sendSubscribeMessage(message) {
      const template = options.messageTemplate
      if (template === undefined) throw new WechatNotSetUp('No template of messages is set up')
      await official().sendSubscribeMessage(template, message)
    },
  }
}

const pick = ({ tokens, timeoutMs }: RealWechatOptions) => ({ tokens, timeoutMs })

function needed(app: WeixinApp | undefined, what: string): WeixinApp {
  if (!app) throw new WechatNotSetUp(`No ${what} is set up`)
  return app
}
