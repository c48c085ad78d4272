import { sandboxWechatAppId, sandboxWechatScript } from '#contract/people/wechat.ts'
import { environment } from '#web/platform/environment.ts'
import { loadWechatScript } from '#web/platform/wechat-script.ts'
import { shareQueries } from '../queries.ts'

export type WechatCard = { title: string; desc: string; link: string; imgUrl: string }

type Offer = (card: WechatCard) => void

/** The part of WeChat's script that is used. */
export type Wechat = {
  config: (settings: Record<string, unknown>) => void
  ready: (then: () => void) => void
  error: (then: () => void) => void
} & Record<'updateAppMessageShareData' | 'updateTimelineShareData', Offer> &
  Record<'onMenuShareAppMessage' | 'onMenuShareTimeline', Offer>

/**
 * The address that is signed. WeChat for iOS checks the one on which the page was first opened, however far one has
 * gone since; elsewhere it is the one in front.
 */
export function signedAddress(isIos: boolean, landing: string, current: string): string {
  return (isIos ? landing : current).split('#')[0]!
}

const landingAddress = () => performance.getEntriesByType('navigation')[0]?.name ?? location.href

let configured: { address: string; done: Promise<Wechat> } | undefined

/** Sets up WeChat's script for the page in front, once for each address that it checks. */
export function setUpWechat(): Promise<Wechat> {
  const address = signedAddress(environment().isIos, landingAddress(), location.href)
  if (configured?.address === address) return configured.done
  const done = configure(address)
  configured = { address, done }
  // What failed is tried again on the next screen.
  done.catch(() => {
    configured = undefined
  })
  return done
}

async function configure(address: string): Promise<Wechat> {
  const type = environment().isWechatWork ? 3 : 1
  const signature = await shareQueries.wechatSignature(address, type)
  const isSandbox = signature.appId === sandboxWechatAppId
  const wechat = await loadWechatScript<Wechat>(isSandbox ? sandboxWechatScript : undefined)
  return new Promise((resolve, reject) => {
    wechat.ready(() => resolve(wechat))
    wechat.error(() => reject(new Error('WeChat refused the signature')))
    wechat.config({
      ...signature,
      debug: false,
      ...(type === 3 && { beta: true }),
      jsApiList: [
        'updateAppMessageShareData',
        'updateTimelineShareData',
        'onMenuShareAppMessage',
        'onMenuShareTimeline',
      ],
      openTagList: ['wx-open-subscribe'],
    })
  })
}
