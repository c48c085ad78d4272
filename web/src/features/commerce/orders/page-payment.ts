import { bridge } from '#web/platform/bridge.ts'
import { miniProgramPage, openMiniProgramPage } from '#web/platform/mini-program.ts'
import type { PayWorld } from './start-payment.ts'

type WeixinBridge = {
  invoke(name: string, parameters: Record<string, string>, then: (answer: { err_msg: string }) => void): void
}

const weixinBridge = () => (window as { WeixinJSBridge?: WeixinBridge }).WeixinJSBridge

/** WeChat adds its bridge to a page a moment after it was opened. */
const readyBridge = () =>
  new Promise<WeixinBridge>((resolve) => {
    const found = weixinBridge()
    if (found) resolve(found)
    else document.addEventListener('WeixinJSBridgeReady', () => resolve(weixinBridge()!), { once: true })
  })

/** The cashiers that the current page can open. */
export const pagePayment: PayWorld = {
  leave: (url) => location.assign(url),
  async askWechat(parameters) {
    const wechat = await readyBridge()
    return new Promise((resolve) => {
      wechat.invoke('getBrandWCPayRequest', parameters, ({ err_msg }) => resolve(err_msg))
    })
  },
  async askMiniProgram(parameters) {
    await openMiniProgramPage('navigateTo', miniProgramPage('pay', parameters))
    await untilShownAgain()
  },
  askApp: (channel, parameters) => bridge().ask('pay', { type: channel, data: parameters }),
}

/** Another page lies above this one until the payer comes back. */
const untilShownAgain = () =>
  new Promise<void>((resolve) => {
    let wasHidden = document.hidden
    const handle = () => {
      if (document.hidden) wasHidden = true
      else if (wasHidden) {
        document.removeEventListener('visibilitychange', handle)
        resolve()
      }
    }
    document.addEventListener('visibilitychange', handle)
  })
